"""Arrays of frameworks, on stand-ins that follow their protocols: benchmarks/frameworks.py asks the real ones."""

import sys
from types import ModuleType, SimpleNamespace

import ml_dtypes
import numpy as np
import pytest
from numpy.lib.mixins import NDArrayOperatorsMixin

import verify
from verify.checking.calling.frameworks import (
    EXPANDED,
    LAYOUTS,
    READ_ONLY,
    VIEWS,
    NoArray,
    arrays_of,
    is_expandable,
    numbers,
)
from verify.checking.judging.diagnosis import Verdict

VALUES = np.array([[1.0, -2.5, 0.375], [4.0, 0.0, -8.0]])


class Dtype:
    """As torch says them: ``str(torch.bfloat16)``."""

    def __init__(self, name):
        self.name = name
        self.numpy = np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)

    def __repr__(self):
        return f"torch.{self.name}"

    __str__ = __repr__


DTYPES = {name: Dtype(name) for name in ("float64", "float32", "float16", "bfloat16", "int64", "bool")}


class Tensor(NDArrayOperatorsMixin):
    """A tensor as torch's: no ``__array__`` while a gradient is asked for, and none of bfloat16."""

    def __init__(self, array, requires_grad=False):
        self.held, self.requires_grad = array, requires_grad

    @property
    def dtype(self):
        return DTYPES[self.held.dtype.name]

    @property
    def ndim(self):
        return self.held.ndim

    def __array__(self, dtype=None, copy=None):
        if self.requires_grad:
            raise RuntimeError("Can't call numpy() on Tensor that requires grad.")
        if self.held.dtype.name == "bfloat16":
            raise TypeError("Got unsupported ScalarType BFloat16")
        return self.held

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        return Tensor(getattr(ufunc, method)(*(getattr(x, "held", x) for x in inputs), **keywords), self.requires_grad)

    def __getitem__(self, key):
        return Tensor(self.held[key])

    shape = property(lambda self: self.held.shape)

    def expand(self, shape):
        return type(self)(np.broadcast_to(self.held, shape))

    def swapaxes(self, first, second):
        return Tensor(self.held.swapaxes(first, second))

    def sum(self, axis, keepdim=False):
        return Tensor(self.held.sum(axis, keepdims=keepdim), self.requires_grad)

    def amax(self, axis, keepdim=False):
        return Tensor(self.held.max(axis, keepdims=keepdim), self.requires_grad)

    def to(self, where):
        if isinstance(where, str):
            return OnDevice.placed(self.held, where)
        return type(self)(self.held.astype(where.numpy, copy=False))

    def float(self):
        return self.to(DTYPES["float32"])

    def detach(self):
        return Tensor(self.held)

    def cpu(self):
        return self

    def clone(self):
        return Tensor(self.held.copy())

    def requires_grad_(self):
        self.requires_grad = True
        return self

    def sub_(self, other):
        self.held -= getattr(other, "held", other)
        return self


class OnDevice(Tensor):
    """A tensor on another device: nothing reads its memory from here."""

    @classmethod
    def placed(cls, array, where):
        if where == "cpu":
            return Tensor(array)
        if where != "cuda":
            raise RuntimeError(f"Invalid device string: '{where}'\\nand what follows")
        return cls(array)

    def __array__(self, dtype=None, copy=None):
        raise TypeError("can't convert cuda:0 device type tensor to numpy. Use Tensor.cpu() first.")

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        if not all(isinstance(x, OnDevice | float | int) for x in inputs):
            raise RuntimeError("Expected all tensors to be on the same device")
        return OnDevice(getattr(ufunc, method)(*(getattr(x, "held", x) for x in inputs), **keywords))

    def __getitem__(self, key):
        return OnDevice(self.held[key])

    def swapaxes(self, first, second):
        return OnDevice(self.held.swapaxes(first, second))

    def sum(self, axis, keepdim=False):
        return OnDevice(self.held.sum(axis, keepdims=keepdim))

    def amax(self, axis, keepdim=False):
        return OnDevice(self.held.max(axis, keepdims=keepdim))

    def detach(self):
        return OnDevice(self.held)

    def cpu(self):
        return Tensor(self.held)


@pytest.fixture
def torch(monkeypatch):
    module = ModuleType("torch")
    vars(module).update(DTYPES, Tensor=Tensor, from_numpy=Tensor)
    monkeypatch.setitem(sys.modules, "torch", module)


class Deleted:
    """An array of jax whose memory was given to another, or not."""

    def __init__(self, array):
        self.held, self.deleted, self.dtype, self.ndim = array, False, array.dtype, array.ndim

    def __array__(self, dtype=None, copy=None):
        if self.deleted:
            raise RuntimeError("Array has been deleted.")
        return self.held


@pytest.fixture
def jax(monkeypatch):
    module = ModuleType("jax")
    module.config = SimpleNamespace(jax_enable_x64=False)
    module.numpy = SimpleNamespace(asarray=lambda values, dtype: Deleted(values.astype(dtype or values.dtype)))
    module.devices = lambda kind: [kind]
    module.device_put = lambda array, device: array if device == "cpu" else None
    module.Array = Deleted
    monkeypatch.setitem(sys.modules, "jax", module)
    return module


@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16", "float16"])
@pytest.mark.parametrize("name", ["numpy", "torch", "jax"])
@pytest.mark.usefixtures("torch")
def test_numbers_come_back(name, dtype, jax):
    jax.config.jax_enable_x64 = True
    makes = arrays_of(name, dtype)
    made = makes.convert(VALUES)
    assert isinstance(made, makes.array)
    assert str(made.dtype).removeprefix("torch.") == dtype
    assert np.array_equal(numbers(made).astype(np.float64), VALUES)
    assert not np.may_share_memory(numbers(made), VALUES)
    assert numbers(makes.convert(np.arange(3))).dtype == np.int64
    assert numbers(makes.convert(VALUES > 0)).dtype == np.bool_


@pytest.mark.parametrize("name", ["numpy", "torch"])
@pytest.mark.parametrize("values", [VALUES, VALUES[0], VALUES[0, 0], VALUES[None] > 0, VALUES * 0, VALUES[[0, 0]]])
@pytest.mark.usefixtures("torch")
def test_a_layout_changes_no_entry(name, values):
    makes = arrays_of(name, "float32")
    for layout in LAYOUTS[name] if is_expandable(values) else LAYOUTS[name][:-1]:
        made = layout.viewed(makes.convert(layout.stored(np.asarray(values))), np.asarray(values))
        assert np.array_equal(numbers(made), values)
        if layout in VIEWS and np.ndim(values):
            assert not numbers(made).flags.c_contiguous
        assert layout is not EXPANDED or numbers(made).strides[0] == 0
    assert LAYOUTS[name][2:] == ((READ_ONLY, EXPANDED) if name == "numpy" else (EXPANDED,))
    assert not READ_ONLY.viewed(READ_ONLY.stored(VALUES), VALUES).flags.writeable
    assert VALUES.flags.writeable


def vjp(x, g):
    p = np.exp(x - x.amax(-1, True))
    p = p / p.sum(-1, True)
    return p * (g - (g * p).sum(-1, True))


def changing(x, g):
    x.sub_(1.0)
    return vjp(x, g)


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16", "float16"])
def test_a_function_of_tensors_is_checked(dtype):
    diagnosis = verify.check(
        lambda x, g: vjp(x.clone().requires_grad_(), g), "softmax_vjp", dtype=dtype, framework="torch"
    )
    assert diagnosis.verdict in ({Verdict.AGREES, Verdict.CANNOT} if "16" in dtype else {Verdict.AGREES})
    assert not diagnosis.notes


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(
    ("function", "verdict", "note"),
    [
        (lambda x, g: vjp(x, g).held, Verdict.AGREES, "dx came back as numpy.ndarray, not"),
        (changing, Verdict.NOT_CALLABLE, "it changed its argument x on"),
        (lambda x, g: g, Verdict.WRONG, "dx is the memory of the argument g"),
    ],
)
def test_what_a_function_of_tensors_may_do(function, verdict, note):
    diagnosis = verify.check(function, "softmax_vjp", framework="torch")
    assert diagnosis.verdict is verdict
    assert note in diagnosis.notes[0]


def test_numpy_arrays_may_come_back_as_tensors():
    class Exported(Tensor):
        def __dlpack__(self, **keywords):
            return self.held.__dlpack__(**keywords)

    diagnosis = verify.check(lambda x, g: Exported(of_arrays(x, g)), "softmax_vjp").require()
    assert diagnosis.notes[0].endswith("Exported, not numpy.ndarray")


def test_what_computes_when_it_is_read_is_no_result():
    diagnosis = verify.check(lambda x, g: Tensor(of_arrays(x, g)), "softmax_vjp")
    assert diagnosis.notes[0].startswith("dx: expected an array of shape (3, 5), got tests.Tensor, which is computed")


def of_arrays(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    return p * (g - (g * p).sum(-1, keepdims=True))


def test_an_argument_that_is_donated_is_changed(jax):
    def donating(x, g):
        result = Deleted(of_arrays(x.held, g.held))
        x.deleted = True
        return result

    diagnosis = verify.check(donating, "softmax_vjp", dtype="float32", framework="jax")
    assert diagnosis.notes[0].startswith("it changed its argument x on")
    kept = verify.check(
        lambda x, g: Deleted(of_arrays(x.held, g.held)), "softmax_vjp", dtype="float32", framework="jax"
    )
    assert kept.agrees


def test_only_an_array_is_read():
    class Capsule:
        def __dlpack__(self, **keywords):
            return VALUES.__dlpack__(**keywords)

        def __dlpack_device__(self):
            return VALUES.__dlpack_device__()

    assert np.array_equal(numbers(Capsule()), VALUES)

    class Guarded(Capsule):
        """As CuPy: no copy that nobody asked for."""

        def __array__(self, dtype=None, copy=None):
            raise TypeError("Implicit conversion to a NumPy array is not allowed.")

        def __dlpack_device__(self):
            return (2, 0)

        def __dlpack__(self, **keywords):
            if keywords.get("dl_device") != (1, 0):
                raise BufferError("it is on the device")
            return VALUES.__dlpack__(**keywords)

    assert np.array_equal(numbers(Guarded()), VALUES)
    diagnosis = verify.check(lambda x, g: Implicit(), "softmax_vjp")
    assert "dx: it returned a Implicit that cannot be read: TypeError: Implicit conversion" in diagnosis.notes[0]
    for value in (None, [1.0], "1", np.float64, np.ma.masked_array(VALUES)):
        with pytest.raises(NoArray, match=type(value).__name__):
            numbers(value)


class Implicit:
    """An array that gives no copy, and has no other protocol."""

    def __array__(self, dtype=None, copy=None):
        raise TypeError("Implicit conversion to a NumPy array is not allowed.")


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16"])
def test_a_function_of_tensors_on_a_device_is_checked(dtype):
    def on_device(x, g):
        if not (isinstance(x, OnDevice) and isinstance(g, OnDevice)):
            raise TypeError("it is not on the device")
        return vjp(x, g)

    diagnosis = verify.check(on_device, "softmax_vjp", dtype=dtype, framework="torch", device="cuda")
    assert diagnosis.verdict in ({Verdict.AGREES, Verdict.CANNOT} if "16" in dtype else {Verdict.AGREES})
    assert "asked on the device cuda" in diagnosis.notes and "asked on the device cuda" in diagnosis.report()
    wrong = verify.check(lambda x, g: on_device(x, g) * 2.0, "softmax_vjp", framework="torch", device="cuda")
    assert not wrong.agrees
    changed = verify.check(changing, "softmax_vjp", framework="torch", device="cuda")
    assert "it changed its argument x on" in changed.report()
    assert not verify.check(on_device, "softmax_vjp", framework="torch", device="cpu").agrees, "it asks for the device"


@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16"])
def test_arrays_as_usual_are_in_c_order_however_they_were_drawn(dtype):
    made = arrays_of("numpy", dtype).convert(np.asfortranarray(np.arange(6.0).reshape(2, 3)))
    assert made.flags.c_contiguous
    assert made.tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize("device", ["cpu", "cuda", "cuda:1"])
def test_arrays_of_jax_are_put_on_the_device(device, jax):
    put = []
    jax.devices = lambda kind: [f"{kind} 0", f"{kind} 1"]
    jax.device_put = lambda array, place: put.append(place) or array
    arrays_of("jax", "float32", device).convert(VALUES)
    assert put == [f"{device.partition(':')[0]} {device[-1] if device[-1].isdigit() else 0}"]


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(
    ("name", "device", "line"),
    [
        ("torch", "cda", "device: 'cda' cannot be used: RuntimeError: Invalid device string: 'cda'"),
        ("jax", "cuda", "device: 'cuda' cannot be used: RuntimeError: Unknown backend cuda"),
        ("jax", "cpu:9", "device: 'cpu:9' cannot be used: IndexError"),
        ("numpy", "cuda", "device: arrays of NumPy are on the CPU, not on 'cuda': say framework='torch' or"),
        ("torch", 0, "device: expected a name such as 'cuda', got 0"),
    ],
)
def test_a_device_that_is_not_there(name, device, line, jax):
    def devices(kind):
        if kind != "cpu":
            raise RuntimeError(f"Unknown backend {kind}")
        return [kind]

    jax.devices = devices
    with pytest.raises(ValueError) as refused:
        arrays_of(name, "float32", device)
    assert str(refused.value).startswith(line)
    assert "\n" not in str(refused.value)


def test_a_function_of_another_framework_is_told_what_to_declare():
    diagnosis = verify.check(lambda x, g: x.detach() * g, "softmax_vjp")
    assert "(if it takes no arrays of NumPy, say framework='torch' or framework='jax')" in diagnosis.notes[0]


@pytest.mark.parametrize(
    ("name", "dtype", "line"),
    [
        ("tensorflow", "float32", "framework: expected one of numpy, torch, jax, got 'tensorflow'"),
        ("jax", "float64", r"jax.config.update\('jax_enable_x64', True\); or ask for dtype='float32'"),
    ],
)
@pytest.mark.usefixtures("jax")
def test_what_a_framework_does_not_have(name, dtype, line):
    with pytest.raises(ValueError, match=line):
        arrays_of(name, dtype)


@pytest.mark.parametrize("name", ["torch", "jax"])
def test_a_framework_that_is_not_installed_is_one_line(name, monkeypatch):
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ValueError, match=rf"framework: {name} cannot be imported \(.*\): python -m pip install {name}"):
        arrays_of(name, "float32")
