{
  /** A button at each sample copies it. */
  for (const sample of document.querySelectorAll("pre")) {
    const button = document.createElement("button")
    button.type = "button"
    button.className = "copy"
    button.textContent = "Copy"
    sample.before(button)
  }
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || target.className !== "copy") return
    const told = (/** @type {string} */ text) => {
      target.textContent = text
      setTimeout(() => (target.textContent = "Copy"), 2000)
    }
    navigator.clipboard.writeText(target.nextElementSibling?.textContent ?? "").then(
      () => told("Copied"),
      () => told("Select it and copy"),
    )
  })
}
