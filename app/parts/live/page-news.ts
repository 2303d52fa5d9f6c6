import { PAGE_SHOWN } from "#app/lib/live.ts"

/** What a page says about the state of its record: the status, the key facts, notes. */
const states = "main .head .tag, main dl.keys > div, main .note, main .steps [aria-current], header .badge"

/** What the page says before it is read again. `shown` resolves when it shows what was read. */
export type Before = { texts: Map<Element, string>; page: string | null; shown: () => Promise<void> }

/** Milliseconds without a change after which the parts of a page that come later have been rendered, and the longest wait for a page. */
const [quiet, longestRender] = [80, 5_000]

/** A text as a screen reader says it. */
const textOf = (element: Element) =>
  (element instanceof HTMLElement ? element.innerText : (element.textContent ?? "")).replaceAll(/\s+/g, " ").trim()

const pageText = () => (document.getElementById("main") ?? document.body).textContent

/** The element at the top of the window, which should not move. */
const atTop = () => document.elementFromPoint(innerWidth / 2, Math.min(innerHeight / 3, 200))

function* withParents(element: Element | null): Generator<HTMLElement> {
  for (let one = element; one; one = one.parentElement) if (one instanceof HTMLElement) yield one
}

/** What is read, and where in the window it is. */
function readPlace() {
  const anchor = [...withParents(atTop())].find((element) => element.closest("main"))
  const top = anchor?.getBoundingClientRect().top ?? 0
  const height = pageHeight()
  return { anchor, top, height }
}

const pageHeight = () => document.documentElement.scrollHeight

/** What is read stays where it is, unless somebody scrolls. */
function placeKeeper() {
  let place = readPlace()
  return {
    keep() {
      const { anchor, top } = place
      if (!anchor?.isConnected) return
      const moved = () => anchor.getBoundingClientRect().top - top
      scrollBy(0, moved())
      if (Math.abs(moved()) < 1) place.height = pageHeight()
    },
    /** The window was scrolled: by somebody, or because the page is too short for a moment. */
    onScroll() {
      if (place.height === pageHeight()) place = readPlace()
    },
  }
}

/** The focus goes to what is around it if the focused element is gone. */
function focusKeeper(): () => void {
  const focused = document.activeElement
  const around = [...withParents(focused)]
  return () => {
    if (!focused || focused === document.body || focused.isConnected) return
    const next = around.find((element) => element.isConnected && element !== document.body)
    if (!next) return
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
}

/** Keeps the reader's place whenever the page is rendered. @returns a function that waits for that and ends it */
function watchRendering(): () => Promise<void> {
  const { keep, onScroll } = placeKeeper()
  const keepFocus = focusKeeper()
  let last = 0
  const observer = new MutationObserver(() => {
    last = performance.now()
    keep()
    keepFocus()
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  addEventListener("scroll", onScroll)
  const rendered = new Promise<void>((resolve) => {
    document.addEventListener(PAGE_SHOWN, () => resolve(), { once: true })
  })
  return async () => {
    await Promise.race([rendered, wait(longestRender)])
    last = performance.now()
    while (performance.now() - last < quiet) await wait(quiet / 2)
    observer.disconnect()
    removeEventListener("scroll", onScroll)
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Notes what the page says now. */
export function beforeNews(): Before {
  const texts = new Map([...document.querySelectorAll(states)].map((element) => [element, textOf(element)]))
  return { texts, page: pageText(), shown: watchRendering() }
}

/** What the page says about its state that it did not say before; `isOther`: something else of it has changed. */
export function newsSince({ texts, page }: Before): { news: string[]; isOther: boolean } {
  const found = [...document.querySelectorAll(states)].filter((element) => {
    const text = textOf(element)
    return text !== "" && text !== texts.get(element)
  })
  // a note that contains a fact says it already
  const outer = found.filter((element) => !found.some((other) => other !== element && other.contains(element)))
  return { news: [...new Set(outer.map(textOf))], isOther: pageText() !== page }
}
