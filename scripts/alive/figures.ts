/** One commit of React: `watch-react.js`. */
export type Commit = {
  /** components that React has taken over from the document */
  hydrated: number
  /** those of them that nobody can use: nothing in them has state, an effect, a handler or a ref */
  passive: number
  /** components that were there before and were rendered again for the first time */
  again: number
  /** widgets have come into their fields, or have rendered themselves, and nothing else */
  isArrival: boolean
  /** beginnings of the source texts of the components at which rendering began */
  sources: string[]
}

/** How a screen comes alive. */
export type Awakening = { elements: number; commits: Commit[] }

/** The figures of quality P27. */
export type Figures = {
  /** components rendered at hydration for each element of the page */
  components: number
  /** commits until the page is quiet, without those of widgets */
  commits: number
  /** share of the components that are rendered again before the page is touched, without the fields of widgets */
  again: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Number of components that React has taken over. */
export const hydratedIn = ({ commits }: Awakening): number => sum(commits.map(({ hydrated }) => hydrated))

export function figuresOf(awakening: Awakening): Figures {
  const { elements, commits } = awakening
  const hydrated = hydratedIn(awakening)
  return {
    components: hydrated / elements,
    commits: commits.filter(({ isArrival }) => !isArrival).length,
    again: sum(commits.map(({ again, isArrival }) => (isArrival ? 0 : again))) / hydrated,
  }
}
