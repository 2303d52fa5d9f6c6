import type { NavigateFunction } from "@remix-run/react"

/** Milliseconds without a keystroke after which the typed words are applied. */
const typingPause = 350

type Control = HTMLInputElement | HTMLSelectElement

const isWords = ({ type }: Control) => type === "search"
const isDay = ({ type }: Control) => type === "text"

/** The query of a form, without empty fields: the URL says what is set, and a day that nobody has changed as it did before. */
function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(entries)
  for (const { name, value, defaultValue, dataset } of form.querySelectorAll<HTMLInputElement>("input[data-day]"))
    if (value && value === defaultValue) query.set(name, dataset["day"] ?? value)
  return entries.length > 0 ? `?${query}` : ""
}

/** The entry of the history that is shown, or that is being loaded to be shown next. */
function destination(): string {
  const { location, navigation } = window.__remixRouter.state
  return (navigation.location ?? location).key
}

/** Whether somebody changed the control before this code was there. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const [first, ...others] = control.options
    return control.value !== (others.find((option) => option.defaultSelected) ?? first)?.value
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}

/**
 * Applies the filters of a GET form as they change: a choice at once, a day when its field is left, words after a pause. The focus and the
 * scroll position stay. The changes of one field until it is left are one entry of the history, so Back takes back what was done there.
 * @param signal ends it
 */
export function applyChanges(form: HTMLFormElement, navigate: NavigateFunction, signal: AbortSignal): void {
  if (signal.aborted) return
  let timer: number | undefined
  /** The field whose changes are one entry of the history, and their URLs; Back leads away from them. */
  let visit = { name: "", queries: new Set<string>() }
  let typedDay: string | undefined

  const apply = (name: string) => {
    window.clearTimeout(timer)
    typedDay = undefined
    if (visit.name !== name) visit = { name, queries: new Set() }
    const query = queryOf(form)
    const replace = visit.queries.has(window.location.search)
    visit.queries.add(query)
    navigate(query || "?", { replace, preventScrollReset: true })
  }
  const applyLater = ({ name }: Control) => {
    const typedAt = destination()
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      // by a link, Back, a key or a form, somebody went elsewhere before the pause was over: the words would call that back
      if (destination() === typedAt) apply(name)
    }, typingPause)
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listen: (control: Control, event: HTMLElementEventMap[Type]) => void,
  ) => form.addEventListener(type, (event) => listen(event.target as Control, event), { signal })

  on("input", (control, event) => {
    if (isDay(control)) typedDay = control.name
    else if (!isWords(control)) apply(control.name)
    else if (!(event as InputEvent).isComposing) applyLater(control)
  })
  on("compositionend", (control) => {
    if (isWords(control)) applyLater(control)
  })
  on("focusout", () => {
    if (typedDay !== undefined) apply(typedDay)
    visit = { name: "", queries: new Set() }
  })
  on("submit", (_form, event) => {
    event.preventDefault()
    apply("")
  })
  signal.addEventListener("abort", () => window.clearTimeout(timer))

  form.dataset["live"] = ""
  const early = [...form.elements].find(isChanged)
  if (early) apply((early as Control).name)
}
