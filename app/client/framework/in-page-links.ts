/** The state that the router keeps in an entry of the history. */
type EntryState = { usr: unknown; key: string; idx: number } | null

const stateOfEntry = () => history.state as EntryState

const hashLink = 'a[href^="#"]'

/**
 * Numbers the entries of the history that links within a page make (`#people`), as the router does with its own. The browser follows these
 * links, because it also moves the focus. Without a number the router could not hold up the way back to such an entry: a form would be
 * left without a question (SHELL-05). Without a key it would scroll back to where the previous one was.
 * Called before the router starts, so that its own listener sees the number.
 */
export function numberInPageLinks(): void {
  let next: number | undefined
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(hashLink) : null
    const here = stateOfEntry()?.idx
    // a link to where the page already is replaces the entry
    if (link) next = here === undefined || link.hash === location.hash ? here : here + 1
  }
  const number = () => {
    if (stateOfEntry() !== null || next === undefined) return
    const entry: EntryState = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: next }
    history.replaceState(entry, "")
  }
  addEventListener("click", remember, { capture: true })
  addEventListener("popstate", number)
}
