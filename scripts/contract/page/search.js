{
  /** Filters the navigation: every word must occur in an entry's text, its link target or its search terms. */
  const field = /** @type {HTMLInputElement} */ (document.getElementById("search-words"))
  const result = /** @type {HTMLOutputElement} */ (document.getElementById("search-result"))
  const groups = [...document.querySelectorAll("nav details")].map((element) => ({
    element: /** @type {HTMLDetailsElement} */ (element),
    name: element.querySelector("summary")?.textContent?.toLowerCase() ?? "",
    entries: [...element.querySelectorAll("li")].map((item) => {
      const link = item.querySelector("a")
      return { item, text: `${link?.textContent} ${link?.hash} ${link?.dataset.words ?? ""}`.toLowerCase() }
    }),
  }))

  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const { element, name, entries } of groups) {
      let own = 0
      for (const { item, text } of entries) {
        item.hidden = !words.every((word) => text.includes(word) || name.includes(word))
        own += Number(!item.hidden)
      }
      element.open = words.length > 0 && own > 0
      element.hidden = own === 0
      found += own
    }
    result.textContent = words.length > 0 ? `${found} found` : ""
  }

  document.getElementById("search")?.removeAttribute("hidden")
  field.addEventListener("input", search)
  field.addEventListener("keydown", ({ key }) => {
    const first = /** @type {HTMLAnchorElement | null} */ (document.querySelector("nav li li:not([hidden]) a"))
    if (key === "Enter" && field.value.trim()) first?.click()
  })
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target === field) return
    event.preventDefault()
    field.focus()
  })
}
