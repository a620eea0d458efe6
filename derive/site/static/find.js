// The search of `derive list`, in the browser: see relevance() in derive/language/words.py, whose weights and words come with the index.
"use strict";
(() => {
  const { theorems, weights, claims, trade, less, tie, shortest, common, ending, passedOver } = window.bookIndex;
  const split = (text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [])
    .map((w) => (w.length > shortest && w.endsWith("s") && !w.endsWith("ss") ? w.slice(0, -1) : w));
  const said = new Map(Object.entries(trade).map(([phrase, others]) => [split(phrase).join(" "), others.map(split)]));
  const own = theorems.map(([name, title, number, fields, uses]) => ({
    name, title, number, uses, fields: fields.map((f) => f.split(" ")), sets: fields.map((f) => new Set(f.split(" "))),
  }));
  const every = claims.flatMap(([key, address, those]) => those
    .map(([number, english, verdict]) => [`${address}#claim-${number}`, `${key}#${number}`, english, verdict]));
  function phrases(given) {
    const asked = [], telling = given.filter((w) => !passedOver.includes(w));
    let words = telling.length ? telling : given;
    while (words.length) {
      let n = words.length;
      while (n > 1 && !said.has(words.slice(0, n).join(" "))) n -= 1;
      const first = words.slice(0, n);
      asked.push([first, ...(said.get(first.join(" ")) || [])]);
      words = words.slice(n);
    }
    return asked;
  }
  function alike(asked, word) {
    if (word.startsWith(asked)) return true;
    let same = 0;
    while (same < asked.length && asked[same] === word[same]) same += 1;
    return same >= common && Math.max(asked.length, word.length) - same <= ending;
  }
  function relevance(asked, entry) {
    const word = (w) => {
      let best = 0;
      entry.sets.forEach((set, n) => { if (set.has(w)) best = Math.max(best, weights[n]); });
      if (!best && w.length >= shortest) {
        entry.fields.forEach((f, n) => { if (f.some((o) => alike(w, o))) best = Math.max(best, weights[n] * less); });
      }
      return best;
    };
    const phrase = (words) => {
      const counts = words.map(word);
      return counts.every((c) => c > 0) ? counts.reduce((a, b) => a + b, 0) / counts.length : 0;
    };
    let score = 0;
    const whole = asked.length === 1 ? 1 : 0;
    const held = new Set();
    for (const [first, ...others] of asked) {
      let best = phrase(first), words = first;
      others.forEach((o, n) => {
        const s = phrase(o) * less ** ((n + 1 - whole) / others.length);
        if (s > best) { best = s; words = o; }
      });
      if (!best) return 0;
      score += best;
      words.forEach((w) => held.add(w));
    }
    const name = entry.fields[0], there = new Set(name);
    return score + (tie * weights[0] * [...held].filter((w) => there.has(w)).length) / Math.max(name.length, 1);
  }
  function find(text) {
    const asked = phrases(split(text));
    if (!asked.length) return [];
    return own.map((e) => [relevance(asked, e), e]).filter(([s]) => s > 0)
      .sort((a, b) => Number(b[0].toFixed(6)) - Number(a[0].toFixed(6)) || b[1].uses - a[1].uses).map(([, e]) => e);
  }
  const field = document.getElementById("q"), list = document.getElementById("found"), count = document.getElementById("found-count");
  function item(address, title, note) {
    const row = document.createElement("li"), link = document.createElement("a"), small = document.createElement("span");
    link.href = address; link.textContent = title; small.className = "rank"; small.textContent = note;
    row.append(link, " ", small);
    return row;
  }
  function show() {
    const text = field.value.trim(), found = find(text), words = split(text);
    const said = words.length ? every.filter(([, , english]) => words.every((w) => english.toLowerCase().includes(w))) : [];
    list.replaceChildren(
      ...found.slice(0, 40).map((e) => item(`theorem/${e.name}.html`, e.title, `${e.number} ${e.name}`)),
      ...said.slice(0, 10).map(([address, key, english, verdict]) => item(address, english, `a claim of ${key}: ${verdict}`)),
    );
    const several = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;
    count.textContent = text ? `${several(found.length, "theorem")}, ${several(said.length, "claim")} of the sources` : "";
    history.replaceState(null, "", text ? `?q=${encodeURIComponent(text)}` : location.pathname.split("/").pop());
  }
  field.value = new URLSearchParams(location.search).get("q") || "";
  field.addEventListener("input", show);
  field.form.addEventListener("submit", (event) => { event.preventDefault(); const first = list.querySelector("a"); if (first) first.click(); });
  if (field.value) show();
  field.focus({ preventScroll: true });
})();
