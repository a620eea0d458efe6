// An interpreter of Python in a worker of its own, so that the page stays alive and can stop it.
// First message: { start: { door, archives: [[address, format], ...] } }. Then { id, given }; answers are { id, answer },
// { id, failed } or { said }, a word on how far it is.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const HOME = "/home/pyodide";
let door;

async function archive([address, format], python) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  python.unpackArchive(await response.arrayBuffer(), format, { extractDir: HOME });
}

async function started({ door: name, archives }) {
  self.postMessage({ said: "python" });
  const python = await loadPyodide({ env: { HOME, PYTHONDONTWRITEBYTECODE: "1" } });
  self.postMessage({ said: "sources" });
  await Promise.all(archives.map((one) => archive(one, python)));
  self.postMessage({ said: "ready" });
  return python.pyimport(name);
}

self.onmessage = async ({ data }) => {
  if (data.start) {
    door = started(data.start);
    door.catch(() => {}); // whoever asks is told
    return;
  }
  try {
    self.postMessage({ id: data.id, answer: (await door).answer(data.given) });
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error.message || error) });
  }
};
