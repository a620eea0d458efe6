"""Files of arrays: there and back in both formats, and one clear line for every file that is wrong."""

import importlib
import io
import json
import os
import pickle
import stat
import struct
import sys
import zipfile

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.cases import DATA
from verify.errors import ArgumentError
from verify.transformer.checkpoints import files
from verify.transformer.checkpoints.files import load_arrays, save_arrays

ENDINGS = [".npz", ".safetensors"]
ARRAYS = {
    "encoder.layer.0.weight": np.arange(6.0).reshape(2, 3).T,
    "half": np.array([1.5, -np.inf], dtype=np.float16),
    "single": np.float32([[1], [2]]),
    "big endian": np.arange(3, dtype=">f8"),
    "num_batches_tracked": np.array(7),
    "mask": np.array([True, False]),
    "empty": np.zeros((0, 4)),
    "file": np.ones(2),
    "allow_pickle": np.ones(1),
    "a.npy": np.zeros(1),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_arrays_there_and_back(tmp_path, ending):
    file = tmp_path / f"model.v1{ending}"
    save_arrays(file, ARRAYS)
    found = load_arrays(str(file))
    assert set(found) == set(ARRAYS)
    for name, array in ARRAYS.items():
        assert found[name].shape == array.shape
        assert found[name].dtype.newbyteorder("=") == array.dtype.newbyteorder("=")
        assert np.array_equal(found[name], array)
    save_arrays(file, {"x": np.ones(2)})
    assert list(load_arrays(file)) == ["x"]
    assert list(tmp_path.iterdir()) == [file]


def test_files_of_numpy_and_for_numpy(tmp_path):
    np.savez_compressed(tmp_path / "a.npz", **{"b.weight": np.ones((2, 3))})
    assert load_arrays(tmp_path / "a.npz")["b.weight"].shape == (2, 3)
    save_arrays(tmp_path / "c.npz", ARRAYS)
    with np.load(tmp_path / "c.npz", allow_pickle=False) as archive:
        assert set(archive.files) == set(ARRAYS)
        assert np.array_equal(archive["encoder.layer.0.weight"], ARRAYS["encoder.layer.0.weight"])


def test_a_link_is_written_through_and_others_may_read(tmp_path):
    target, link = tmp_path / "target.npz", tmp_path / "link.npz"
    save_arrays(target, {"x": np.zeros(1)})
    link.symlink_to(target)
    save_arrays(link, {"x": np.ones(1)})
    assert link.is_symlink()
    assert load_arrays(target)["x"] == 1
    assert target.stat().st_mode & stat.S_IROTH


def archive(compression=zipfile.ZIP_STORED, **members):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", compression) as made:
        for name, data in members.items():
            made.writestr(f"{name}.npy", data)
    return content.getvalue()


def npy(array):
    content = io.BytesIO()
    np.lib.format.write_array(content, array, allow_pickle=True)
    return content.getvalue()


def safetensors(dtype, size, shape=(2,)):
    return with_header(json.dumps({"w": {"dtype": dtype, "shape": shape, "data_offsets": [0, size]}}), bytes(size))


def with_header(header, content):
    return struct.pack("<Q", len(header)) + header.encode() + content


def at(*places):
    """Return a file of arrays of bytes at places, of eight bytes."""
    rows = {f"w{n}": {"dtype": "U8", "shape": [b - a], "data_offsets": [a, b]} for n, (a, b) in enumerate(places)}
    return with_header(json.dumps(rows), bytes(8))


class Opened:
    """Runs code when it is unpickled."""

    def __reduce__(self):
        return sys.exit, ("unpickled",)


def flagged(content, flags):
    """Return an archive of one member with other flags, in both its headers."""
    first, second = content.index(b"PK\3\4") + 6, content.index(b"PK\1\2") + 8
    changed = bytearray(content)
    changed[first] = changed[second] = flags
    return bytes(changed)


def unpacking_to(size, content):
    """Return an archive of one member that says that it is so large."""
    place = content.index(b"PK\1\2") + 24
    return content[:place] + struct.pack("<I", size) + content[place + 4 :]


GOOD = archive(a=npy(np.arange(100.0)))
SMALL = archive(zipfile.ZIP_DEFLATED, a=npy(np.arange(100.0)))
WRONG = {
    "no zip": ("a.npz", b"not a zip", r"a \.npz file of arrays of numbers, without objects, got .*not a zip file"),
    "nothing": ("a.npz", b"", "not a zip file"),
    "half": ("a.npz", GOOD[: len(GOOD) // 2], "not a zip file"),
    "a changed byte": ("a.npz", GOOD[:300] + bytes([GOOD[300] ^ 255]) + GOOD[301:], "Bad CRC-32"),
    "a changed byte in what is compressed": ("a.npz", SMALL[:35] + b"\xff" + SMALL[36:], "decompressing"),
    "a password": ("a.npz", flagged(GOOD, 1), "password"),
    "an array without an archive": ("a.npz", npy(np.ones(2)), "not a zip file"),
    "a pickle": ("a.npz", pickle.dumps(Opened()), "not a zip file"),
    "a pickled object": ("a.npz", archive(a=npy(np.array([Opened()]))), "Object arrays cannot be loaded"),
    "a member that is no array": ("a.npz", archive(a=b"text"), "magic string"),
    "a member cut off": ("a.npz", archive(a=npy(np.arange(9.0))[:-8]), "EOF"),
    "no header": ("a.safetensors", b"", r"a \.safetensors file, got .*header"),
    "another format": ("a.safetensors", GOOD, "header"),
    "data cut off": ("a.safetensors", safetensors("F32", 8)[:-1], r"a \.safetensors file"),
    "an eight-bit float": (
        "a.safetensors",
        safetensors("F8_E4M3", 2),
        "of NumPy's dtypes or bfloat16, got .*w is F8_E4M3",
    ),
    "another size": ("a.safetensors", safetensors("F64", 8), "w has 16 bytes, not 8"),
    "a header too long": ("a.safetensors", struct.pack("<Q", 2**63) + b"{}", "header is not whole"),
    "no JSON": ("a.safetensors", struct.pack("<Q", 2) + b"{[", "its header"),
    "a list": ("a.safetensors", struct.pack("<Q", 2) + b"[]", "its header"),
    "a negative shape": (
        "a.safetensors",
        safetensors("F32", 8, shape=[-2]),
        "an array without dtype, shape and place",
    ),
    "a shape beyond integers": ("a.safetensors", safetensors("F32", 0, shape=[10**40, 0]), "too large|dimension"),
    "seventy axes": ("a.safetensors", safetensors("F32", 4, shape=[1] * 70), "maximum supported dimension"),
    "arrays that share their bytes": ("a.safetensors", at((0, 8), (0, 8)), "w1 does not begin where the array before"),
    "arrays that overlap": ("a.safetensors", at((0, 5), (4, 8)), "w1 does not begin where the array before"),
    "a hole": ("a.safetensors", at((0, 3), (4, 8)), "w1 does not begin where the array before it ends"),
    "bytes at the end": ("a.safetensors", at((0, 3), (3, 7)), "1 bytes are of no array"),
    "an array beyond the end": ("a.safetensors", at((0, 9)), "does not lie within the file"),
    "two arrays of one name": ("a.safetensors", with_header('{"a": 1, "a": 1}', b""), "a key that is there twice"),
    "a boolean of 7": (
        "a.safetensors",
        with_header('{"w": {"dtype": "BOOL", "shape": [1], "data_offsets": [0, 1]}}', b"\7"),
        "w has a boolean that is neither 0 nor 1",
    ),
    "a boolean of 7 in an archive": (
        "a.npz",
        archive(a=npy(np.array([True])).replace(b"\n\1", b"\n\7")),
        "a has a boolean that is neither 0 nor 1",
    ),
    "text": ("a.npz", archive(a=npy(np.array(["text"]))), "a has dtype <U4"),
    "records": ("a.npz", archive(a=npy(np.zeros(1, "f4,i2"))), "a has dtype"),
    "members of one name": (
        "a.npz",
        archive(a=npy(np.ones(1)), b=npy(np.ones(1))).replace(b"b.npy", b"a.npy"),
        "two arrays named a",
    ),
    "an array beyond all memory": (
        "a.npz",
        archive(a=npy(np.zeros(1)).replace(b"(1,), }" + b" " * 14, b"(1000000000000000,), }")),
        r"allocate|EOF",
    ),
    "an archive that unpacks to a thousand times its size": (
        "a.npz",
        unpacking_to(2**30, SMALL),
        "1073741824 bytes when unpacked; if you trust it, read it with numpy.load",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_is_refused_in_one_line(tmp_path, wrong):
    name, content, message = WRONG[wrong]
    (tmp_path / "good.npz").write_bytes(GOOD)
    (tmp_path / "good.safetensors").write_bytes(safetensors("F32", 8))
    load_arrays(tmp_path / f"good.{name.rpartition('.')[2]}")
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(ArgumentError, match=message) as caught:
        load_arrays(file)
    assert caught.value.name == "path"
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_bfloat16_is_widened_without_rounding(tmp_path):
    """Every one of the 2**16 numbers, beside the package that has the dtype."""
    stored = np.arange(2**16, dtype=np.uint16)
    header = json.dumps({"w": {"dtype": "BF16", "shape": [256, 256], "data_offsets": [0, 2**17]}}).encode()
    (tmp_path / "a.safetensors").write_bytes(struct.pack("<Q", len(header)) + header + stored.tobytes())
    found = load_arrays(tmp_path / "a.safetensors")["w"]
    bfloat16 = importlib.import_module("ml_dtypes").bfloat16
    assert found.dtype == np.float32
    assert np.array_equal(found.ravel(), stored.view(bfloat16).astype(np.float32), equal_nan=True)


def test_a_checkpoint_in_several_files_is_read_by_its_index(tmp_path):
    rng = np.random.default_rng(6)
    arrays = {f"layers.{number}.weight": rng.standard_normal((2, 3)) for number in range(5)}
    places = {name: f"model-{1 + number % 2:05}-of-00002.safetensors" for number, name in enumerate(arrays)}
    for place in set(places.values()):
        save_arrays(tmp_path / place, {name: arrays[name] for name in arrays if places[name] == place})
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"metadata": {"total_size": 240}, "weight_map": places}))
    found = load_arrays(index)
    assert list(found) == list(arrays)
    assert all(np.array_equal(found[name], arrays[name]) for name in arrays)
    for weight_map, message in (
        ({"a": next(iter(places.values()))}, "path: expected an array named a in model-0000"),
        ({"a": "../model.safetensors"}, "path: expected an index of .safetensors files beside it, got .*it names"),
        ({"a": index.name}, "path: expected an index of .safetensors files beside it, got .*it names"),
        ({"a": ""}, "path: expected an index of .safetensors files beside it, got .*it names ''"),
        ({"a": "none.safetensors"}, "path: expected a file that is there"),
        (["a"], "path: expected an index of .safetensors files"),
    ):
        index.write_text(json.dumps({"weight_map": weight_map}))
        with pytest.raises(ArgumentError, match=message):
            load_arrays(index)


def test_a_wrong_path_is_refused(tmp_path):
    (tmp_path / "folder.npz").mkdir()
    for name, message in {
        "none.npz": "a file that is there",
        "none.safetensors": "a file that is there",
        "folder.npz": "a file that is there",
        "model.pt": r"a name that ends in \.npz or \.safetensors",
        "model": "a name that ends in",
    }.items():
        with pytest.raises(ArgumentError, match=rf"^path: expected {message}"):
            load_arrays(tmp_path / name)
    for name, message in {
        "none/model.npz": r"a file that can be written, got .*\(No such file or directory\)",
        "none/model.safetensors": r"a file that can be written",
        "folder.npz": r"a file that can be written",
        "model.bin": "a name that ends in",
    }.items():
        with pytest.raises(ArgumentError, match=rf"^path: expected {message}"):
            save_arrays(tmp_path / name, ARRAYS)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.npz"]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("array", [np.array([1, None]), np.array(["a"]), np.array([0], dtype="M8[s]")])
def test_arrays_of_other_than_numbers_are_not_written(tmp_path, ending, array):
    with pytest.raises(ArgumentError, match=r"^w: expected an array of numbers, got dtype"):
        save_arrays(tmp_path / f"a{ending}", {"v": np.ones(2), "w": array})
    assert list(tmp_path.iterdir()) == []


def test_a_dtype_that_safetensors_lacks_is_named(tmp_path):
    with pytest.raises(ArgumentError, match=r"^arrays: expected dtypes that .safetensors has, got .*complex128"):
        save_arrays(tmp_path / "a.safetensors", {"w": np.ones(2, dtype=complex)})
    save_arrays(tmp_path / "a.npz", {"w": np.ones(2, dtype=complex)})
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_file_half_written_leaves_what_was_there(tmp_path, monkeypatch, error):
    file = tmp_path / "a.npz"
    save_arrays(file, {"x": np.ones(3)})
    before = file.read_bytes()
    write = np.lib.format.write_array

    def fail(stream, array, **options):
        write(stream, array, **options)
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(files.np.lib.format, "write_array", fail)
        with pytest.raises((ArgumentError, KeyboardInterrupt)) as caught:
            save_arrays(file, {"x": np.zeros(3), "y": np.zeros(3)})
    if isinstance(error, OSError):
        assert str(caught.value) == f"path: expected a file that can be written, got {file} (No space left on device)"
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name != "posix", reason="not run: a draft that nobody writes is told by its lock, of POSIX")
def test_what_a_kill_leaves_is_removed_by_the_next(tmp_path):
    """Of a file of the same name; a kill leaves what `derive.files` drafts."""
    for name in (".a.npz.half.draft", ".b.npz.half.draft"):
        (tmp_path / name).write_bytes(b"half")
    save_arrays(tmp_path / "a.npz", {"x": np.ones(1)})
    assert sorted(path.name for path in tmp_path.iterdir()) == [".b.npz.half.draft", "a.npz"]


def test_safetensors_is_needed_only_to_write_its_ending(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "safetensors", None)
    monkeypatch.setitem(sys.modules, "safetensors.numpy", None)
    save_arrays(tmp_path / "a.npz", {"x": np.ones(1)})
    assert load_arrays(DATA / "bert.safetensors")
    with pytest.raises(ArgumentError, match=r'^path: .*safetensors.*pip install "transformer-proofs\[safetensors\]"'):
        save_arrays(tmp_path / "a.safetensors", {"x": np.ones(1)})
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]
