// Shows what the theorem in focus rests on, through others too, and what rests on it; the address keeps the focus.
"use strict";
(() => {
  const svg = document.querySelector(".whole svg"), said = document.getElementById("focus");
  const nodes = new Map([...svg.querySelectorAll("a[data-n]")].map((a) => [a.dataset.n, a]));
  const names = new Map([...nodes].map(([n, a]) => [a.getAttribute("href").slice(8, -5), n]));
  const edges = [...svg.querySelectorAll("path[data-e]")].map((p) => [...p.dataset.e.split(" "), p]);
  function reach(n, from, to) {
    const seen = new Set([n]), stack = [n];
    while (stack.length) {
      const at = stack.pop();
      for (const edge of edges) if (edge[from] === at && !seen.has(edge[to])) { seen.add(edge[to]); stack.push(edge[to]); }
    }
    return seen;
  }
  function focus(n) {
    const below = reach(n, 1, 0), above = reach(n, 0, 1);
    svg.classList.add("focused");
    for (const [k, a] of nodes) { a.classList.toggle("on", below.has(k) || above.has(k)); a.classList.toggle("self", k === n); }
    for (const [a, b, path] of edges) path.classList.toggle("on", (below.has(a) && below.has(b)) || (above.has(a) && above.has(b)));
    const title = nodes.get(n).querySelector("title").textContent;
    said.textContent = `${title}: rests on ${below.size - 1}, ${above.size - 1} rest on it.`;
    history.replaceState(null, "", `#${[...names].find(([, k]) => k === n)[0]}`);
  }
  for (const [n, a] of nodes) { a.addEventListener("pointerenter", () => focus(n)); a.addEventListener("focus", () => focus(n)); }
  const wanted = names.get(location.hash.slice(1));
  if (wanted) focus(wanted);
})();
