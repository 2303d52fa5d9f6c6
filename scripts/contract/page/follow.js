{
  /** The navigation follows: it opens and marks the entry of the section that was opened by a link or is being read. */
  const navigation = /** @type {HTMLElement} */ (document.querySelector("nav"))
  /** @type {Map<string, HTMLAnchorElement>} */
  const links = new Map(
    [...navigation.querySelectorAll("a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  )
  /** @type {HTMLAnchorElement | undefined} */
  let current

  const scrollTo = (/** @type {Element} */ link) => {
    const [outer, inner] = [navigation.getBoundingClientRect(), link.getBoundingClientRect()]
    const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom
    if (!isSeen) navigation.scrollBy(0, inner.top - outer.top - outer.height / 3)
  }

  /** Closes the group of the entry before and opens that of this one; while something is searched, the search says which are open. */
  const openGroup = (/** @type {Element} */ link) => {
    const search = /** @type {HTMLInputElement | null} */ (document.getElementById("search-words"))
    const [before, group] = [current?.closest("details"), link.closest("details")]
    if (before && before !== group && search?.value.trim() === "") before.open = false
    if (group) group.open = true
  }

  const follow = (/** @type {string} */ id) => {
    const link = links.get(id)
    if (!link || link === current) return
    openGroup(link)
    current?.removeAttribute("aria-current")
    link.setAttribute("aria-current", "true")
    current = link
    scrollTo(link)
  }
  const followAddress = () => follow(decodeURIComponent(location.hash.slice(1)))

  const watcher = new IntersectionObserver(
    (seen) => {
      const read = seen.find(({ isIntersecting }) => isIntersecting)
      if (read) follow(read.target.id)
    },
    { rootMargin: "-10% 0px -85% 0px" },
  )
  for (const section of document.querySelectorAll("article, [id^='schema-']")) watcher.observe(section)
  window.addEventListener("hashchange", followAddress)
  followAddress()
}
