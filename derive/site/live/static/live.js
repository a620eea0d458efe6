// Check a proof, derive and decide, on the page: after a click, in a worker, with nothing that is not in this folder.
// Written before it: PYTHON, the version of Python's interpreter for the browser that stands beside it, or nothing.
(() => {
  const HERE = new URL(".", document.currentScript.src);
  const SHOWN = 400; // steps that are written at once
  const SAID = {
    python: "Starting Python in your browser …",
    sources: "Reading the sources …",
    ready: "At work …",
  };
  const FROM_FILES =
    "Browsers run no workers from files. Serve them to this machine: “derive site --live build/fetched --serve 8000”, or " +
    "“python -m http.server --bind 127.0.0.1” in the folder of the site; then open the address that is printed.";
  const NOT_BUILT =
    "This copy of the site was built without Python for the browser. “make site LIVE=1” fetches it, by version and " +
    "digest, and puts it beside the pages.";

  // ---- elements ----------------------------------------------------------------------------------------------------

  function element(name, content, attributes = {}) {
    const made = document.createElement(name);
    made.append(...[content].flat().filter((part) => part !== ""));
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  const code = (text) => element("pre", element("code", text), { tabindex: "0" });

  // What came of somebody's words is never more than formulas and text.
  const HTML = new Set(["DIV", "P", "B", "I", "CODE", "PRE", "TABLE", "TBODY", "TR", "TD", "SPAN"]);
  const ATTRIBUTES = new Set(
    "display encoding mathvariant stretchy form lspace rspace separator width height accent fence minsize maxsize columnalign linethickness class alttext".split(" "),
  );
  const MATH = "http://www.w3.org/1998/Math/MathML";

  function formulas(html) {
    const parsed = new DOMParser().parseFromString(html, "text/html").body;
    for (const one of [...parsed.querySelectorAll("*")]) {
      if (one.namespaceURI !== MATH && !HTML.has(one.nodeName)) one.remove();
      for (const name of one.getAttributeNames()) if (!ATTRIBUTES.has(name)) one.removeAttribute(name);
      if (one.nodeName === "PRE") one.setAttribute("tabindex", "0");
    }
    return [...parsed.childNodes];
  }

  // ---- the worker --------------------------------------------------------------------------------------------------

  class Interpreter {
    constructor(start) {
      this.start = start;
      this.waiting = new Map();
      this.asked = 0;
    }

    ask(given, tell) {
      if (!this.worker) {
        this.worker = new Worker(new URL("worker.js", HERE), { type: "module" });
        this.worker.onmessage = ({ data }) => this.heard(data);
        this.worker.onerror = (event) => {
          event.preventDefault();
          this.end(`Python did not start: ${event.message || "a file of it is missing"}`);
        };
        this.worker.postMessage({ start: this.start });
        this.how = "python";
      }
      this.tell = tell;
      tell(SAID[this.how]);
      return new Promise((resolve, reject) => {
        this.waiting.set(++this.asked, { resolve, reject });
        this.worker.postMessage({ id: this.asked, given: JSON.stringify(given) });
      });
    }

    heard(data) {
      if (data.said) {
        this.how = data.said;
        this.tell(SAID[data.said]);
        return;
      }
      const { resolve, reject } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("failed" in data) reject(new Error(data.failed));
      else resolve(JSON.parse(data.answer));
    }

    end(why) {
      this.worker?.terminate();
      this.worker = undefined;
      for (const { reject } of this.waiting.values()) reject(new Error(why));
      this.waiting.clear();
    }
  }

  // What stands in the way, in words; nothing where all is there.
  function hindered() {
    if (location.protocol === "file:") return FROM_FILES;
    return PYTHON ? "" : NOT_BUILT;
  }

  async function shown(section, work) {
    const status = section.querySelector("[data-status]");
    const answer = section.querySelector("[data-answer]");
    const buttons = section.querySelectorAll("button:not([data-stop])");
    const stop = section.querySelector("[data-stop]");
    const say = (text) => (status.textContent = text);
    answer.replaceChildren();
    delete section.dataset.verdict;
    const why = hindered();
    if (why) {
      say(why);
      return;
    }
    for (const button of buttons) button.disabled = true;
    if (stop) stop.hidden = false;
    try {
      const { said, verdict, parts } = await work(say);
      answer.append(...parts);
      say(said);
      section.dataset.verdict = verdict;
    } catch (error) {
      say(error.message);
      section.dataset.verdict = "failed";
    } finally {
      for (const button of buttons) button.disabled = false;
      if (stop) stop.hidden = true;
    }
  }

  // ---- check this proof here ---------------------------------------------------------------------------------------

  const kernel = new Interpreter({ door: "replayed", archives: [[new URL("kernel.zip", HERE).href, "zip"]] });

  // One sign of what is claimed is changed: the first sum among its terms becomes a difference, or the other way round.
  function spoiled(certificate) {
    const book = JSON.parse(certificate);
    const claim = book.theorems[0].claim;
    const seen = new Set();
    const queue = [claim.t];
    while (queue.length) {
      const row = queue.shift();
      if (seen.has(row)) continue;
      seen.add(row);
      const [head, hint, ...rest] = book.terms[row];
      const other = { add: "sub", sub: "add" }[head];
      if (other) {
        book.terms[row] = [other, hint, ...rest];
        return JSON.stringify(book);
      }
      for (const part of rest.flat(9)) if (part && typeof part.t === "number") queue.push(part.t);
    }
    const [head, hint, ...rest] = book.terms[claim.t]; // there is none: the last number of the claim gets one
    book.terms.push(["neg", "", rest.pop()]);
    book.terms.push([head, hint, ...rest, { t: book.terms.length - 1 }]);
    book.theorems[0].claim = { t: book.terms.length - 1 };
    return JSON.stringify(book);
  }

  const ruleLink = (rule) => {
    const [name, law] = rule.split(" ");
    const address = `../rules.html#${law ? `law-${law}` : name}`;
    return element("a", element("code", rule), { href: address });
  };

  function step({ rule, premises, concludes }, place) {
    const from = premises.length ? ` from ${premises.map((p) => p + 1).join(", ")}` : "";
    return element("li", [ruleLink(rule), from, element("code", concludes, { class: "concludes" })], {
      value: String(place + 1),
    });
  }

  function stepList(steps) {
    const list = element("ol", [], { class: "applications", tabindex: "0", "aria-label": "Applications of rules" });
    const more = element("button", "", { type: "button" });
    const extend = () => {
      const from = list.children.length;
      list.append(...steps.slice(from, from + SHOWN).map((one, n) => step(one, from + n)));
      const left = steps.length - list.children.length;
      more.textContent = `Show ${Math.min(left, SHOWN)} more of ${left}`;
      more.hidden = left === 0;
    };
    more.addEventListener("click", extend);
    extend();
    return [list, more];
  }

  function replayed(section, alter) {
    return async (say) => {
      const { name, digest, certificate } = section.dataset;
      const response = await fetch(certificate);
      if (!response.ok) throw new Error(`The certificate was not found: ${response.status}`);
      const text = alter(await response.text());
      const begun = performance.now();
      const found = await kernel.ask({ name, digest, certificate: text }, say);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (!found.accepted) {
        const said = `Refused by the kernel: ${found.why}.`;
        return { said, verdict: "refused", parts: [] };
      }
      const said = `Accepted by the kernel, in your browser, in ${seconds} s: ${found.steps.length} applications of rules.`;
      const agree = found.digest === digest ? "as this page expects" : `which is not the expected ${digest}`;
      const parts = [
        code(found.theorem),
        element("p", ["Digest of the statement, computed here, ", agree, ": ", element("code", found.digest)]),
        element("details", [element("summary", "Every rule that was applied"), ...stepList(found.steps)]),
      ];
      return { said, verdict: "accepted", parts };
    };
  }

  for (const section of document.querySelectorAll("[data-live=check]")) {
    const click = (name, alter) =>
      section.querySelector(`[data-${name}]`).addEventListener("click", () => shown(section, replayed(section, alter)));
    click("check", (text) => text);
    click("spoil", spoiled);
  }

  // ---- derive and decide -------------------------------------------------------------------------------------------

  const prover = new Interpreter({
    door: "answered",
    archives: [
      [new URL("derive.zip", HERE).href, "zip"],
      [new URL("mpmath.zip", HERE).href, "zip"],
    ],
  });

  function copyable(title, text) {
    const button = element("button", "Copy", { type: "button" });
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    });
    return element("details", [element("summary", title), button, code(text)]);
  }

  function answerParts(one) {
    const parts = [element("p", element("b", one.verdict), { class: "verdict" })];
    if (one.html) parts.push(element("div", formulas(one.html), { class: "found" }));
    else parts.push(element("p", `${one.asked}: ${one.said}`));
    for (const [title, text] of Object.entries(one.forms || {})) parts.push(copyable(title, text));
    if (one.digest) {
      const rules = `${one.rules} application${one.rules === 1 ? "" : "s"} of rules of the kernel; digest `;
      parts.push(element("p", [rules, element("code", one.digest)], { class: "digest" }));
    }
    return element("article", parts, { class: "answered", "data-verdict": one.verdict });
  }

  function answered(kind, text) {
    return async (say) => {
      const found = await prover.ask({ kind, text }, say);
      if (found.why) return { said: found.why, verdict: "not read", parts: [] };
      const verdicts = found.answers.map((one) => one.verdict);
      return { said: `Answered: ${verdicts.join(", ")}.`, verdict: "answered", parts: found.answers.map(answerParts) };
    };
  }

  for (const section of document.querySelectorAll("[data-live=derive], [data-live=decide]")) {
    const kind = section.dataset.live;
    const box = section.querySelector("textarea");
    const link = section.querySelector("[data-link]");
    const written = () => (link.href = `#ask=${encodeURIComponent(box.value)}`);
    const fill = (text) => {
      box.value = text;
      written();
    };
    const read = () => {
      try {
        if (location.hash.startsWith("#ask=")) fill(decodeURIComponent(location.hash.slice(5)));
      } catch {
        // an address that is not encoded is not for the box
      }
    };
    const run = () => {
      if (section.querySelector("[data-ask]").disabled) return;
      history.replaceState(null, "", link.href);
      shown(section, answered(kind, box.value));
    };
    box.addEventListener("input", written);
    box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
    });
    section.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      run();
    });
    section.querySelector("[data-stop]").addEventListener("click", () => prover.end("Stopped."));
    for (const example of section.querySelectorAll("[data-example]")) {
      example.addEventListener("click", () => {
        fill(example.dataset.example);
        box.focus();
      });
    }
    window.addEventListener("hashchange", read);
    written();
    read();
  }
})();
