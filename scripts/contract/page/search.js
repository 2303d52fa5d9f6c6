{
  /**
   * Filters the navigation: every word must occur in an entry's text, its link target or its search terms. If no entry has them all, the
   * sections are searched in which the entries lead: fields, codes and texts in both languages.
   */
  const field = /** @type {HTMLInputElement} */ (document.getElementById("search-words"))
  const result = /** @type {HTMLOutputElement} */ (document.getElementById("search-result"))
  const groups = [...document.querySelectorAll("nav details")].map((element) => ({
    element: /** @type {HTMLDetailsElement} */ (element),
    name: element.querySelector("summary")?.textContent?.toLowerCase() ?? "",
    entries: [...element.querySelectorAll("li")].map((item) => {
      const link = item.querySelector("a")
      return {
        item,
        text: `${link?.textContent} ${link?.hash} ${link?.dataset.words ?? ""}`.toLowerCase(),
        id: link?.hash.slice(1) ?? "",
      }
    }),
  }))

  /** The texts of the sections, read at the first search that needs them. @type {Map<string, string>} */
  const sections = new Map()
  const sectionOf = (/** @type {string} */ id) => {
    const known = sections.get(id)
    if (known !== undefined) return known
    const start = document.getElementById(id)
    const text = (start?.matches("h2") ? start.nextElementSibling : start)?.textContent?.toLowerCase() ?? ""
    sections.set(id, text)
    return text
  }

  /** Shows the entries that fit; returns their number. @param {(entry: { text: string, id: string }, group: string) => boolean} fits */
  const show = (fits) => {
    let found = 0
    for (const { element, name, entries } of groups) {
      let own = 0
      for (const entry of entries) {
        entry.item.hidden = !fits(entry, name)
        own += Number(!entry.item.hidden)
      }
      const isRead = element.querySelector("[aria-current]") !== null
      element.open = own > 0 && (isRead || field.value.trim() !== "")
      element.hidden = own === 0
      found += own
    }
    return found
  }

  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const byName = show(({ text }, name) => words.every((word) => text.includes(word) || name.includes(word)))
    const found = byName || show(({ id }) => words.every((word) => sectionOf(id).includes(word)))
    result.textContent = words.length > 0 ? `${found} found${byName || !found ? "" : " in the text"}` : ""
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
