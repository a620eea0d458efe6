// Buttons that copy: code, and the LaTeX of a formula on a double click. Everything else works without this file.
"use strict";
function copied(button, text) {
  navigator.clipboard.writeText(text).then(() => {
    const said = button.textContent;
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = said; }, 1500);
  });
}
for (const box of document.querySelectorAll(".copyable")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = document.documentElement.lang === "zh" ? "复制" : "Copy";
  button.addEventListener("click", () => copied(button, box.querySelector("code").textContent));
  box.append(button);
}
// What is wider than its place, a formula or a graph, is marked, and can be moved by keys too.
for (const wide of document.querySelectorAll("main *")) {
  if (wide.scrollWidth > wide.clientWidth + 1 && getComputedStyle(wide).overflowX === "auto") {
    wide.tabIndex = 0;
    wide.classList.add("wide");
  }
}
