import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { describe, expect, test } from "vitest"
import { excesses, limits, lowerOf, rangeOf } from "#scripts/alive/limits.ts"
import { type Awakening, figuresOf } from "#scripts/alive/figures.ts"

const script = readFileSync(new URL("../../../scripts/alive/watch-react.js", import.meta.url), "utf8")

/** A fiber as React 18 makes it, as far as the script reads it. */
type Fiber = {
  tag: number
  flags: number
  type: unknown
  ref: unknown
  memoizedState: unknown
  memoizedProps: Record<string, unknown>
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

function fiber(tag: number, children: Fiber[], extra: Partial<Fiber> = {}): Fiber {
  children.forEach((child, at) => (child.sibling = children[at + 1] ?? null))
  return {
    tag,
    flags: 0,
    type: "x",
    ref: null,
    memoizedState: null,
    memoizedProps: {},
    child: children[0] ?? null,
    sibling: null,
    alternate: null,
    ...extra,
  }
}

const root = (...children: Fiber[]) => fiber(3, children)
const component = (...children: Fiber[]) => fiber(0, children, { flags: 1 })
const withState = (...children: Fiber[]) => fiber(0, children, { flags: 1, memoizedState: {} })
const element = (...children: Fiber[]) => fiber(5, children)
const field = (...children: Fiber[]) => fiber(5, children, { memoizedProps: { className: "field" } })

/** What React keeps of a tree if it renders something in it: copies without flags. */
function next(before: Fiber, change: (fiber: Fiber, before: Fiber) => Fiber[] | undefined): Fiber {
  const made = { ...before, flags: 0, alternate: before, sibling: null }
  before.alternate = made
  const olds: Fiber[] = []
  for (let child = before.child; child; child = child.sibling) olds.push(child)
  const children = change(made, before) ?? olds.map((child) => next(child, change))
  children.forEach((child, at) => (child.sibling = children[at + 1] ?? null))
  made.child = children[0] ?? null
  return made
}

/** Runs the script, and shows it the commits of a page with ten elements. */
function watch(commits: Fiber[]): Awakening {
  type Hook = { onCommitFiberRoot(id: unknown, root: { current: Fiber }): void }
  const window = {} as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook; portalAwakening: () => Awakening }
  runInNewContext(script, { window, document: { getElementsByTagName: () => ({ length: 10 }) } })
  for (const current of commits) window.__REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot(1, { current })
  return window.portalAwakening()
}

describe("quality P27: how a page comes alive", () => {
  test("the components of the first commit are counted, and those that need no hydration", () => {
    const { commits, elements } = watch([root(component(element(component())), withState(component()))])
    expect(elements).toBe(10)
    expect(commits).toMatchObject([{ hydrated: 4, passive: 3, again: 0, isArrival: false }])
  })

  test("a component with a handler below it is no passive one", () => {
    const button = fiber(5, [], { memoizedProps: { onClick: () => undefined } })
    expect(watch([root(component(button))]).commits).toMatchObject([{ hydrated: 1, passive: 0 }])
  })

  test("a component that is rendered again makes a commit of the page, and counts once", () => {
    const first = root(withState(element()), component())
    const change = (made: Fiber, before: Fiber) => {
      if (before.memoizedState) made.flags = 1
      return undefined
    }
    const second = next(first, change)
    const { commits } = watch([first, second, next(second, change)])
    expect(commits.map(({ again, isArrival }) => [again, isArrival])).toEqual([
      [0, false],
      [1, false],
      [0, false],
    ])
    expect(figuresOf({ elements: 10, commits })).toEqual({ components: 0.2, commits: 3, again: 0.5 })
  })

  test("a widget that comes into its field is counted apart", () => {
    const first = root(withState(component(), component(), component(), field(withState())))
    const arriving = (made: Fiber, before: Fiber) => {
      if (!before.memoizedState || before.child) return undefined
      made.flags = 1
      return [component()]
    }
    const awakening = watch([first, next(first, arriving)])
    expect(awakening.commits[1]).toMatchObject({ again: 1, isArrival: true })
    expect(figuresOf(awakening)).toMatchObject({ commits: 1, again: 0 })
  })

  test("a whole form that is rendered for a widget is no widget", () => {
    const first = root(withState(component(), component(), component(), field(withState())))
    const all = (made: Fiber, before: Fiber) => {
      if (before.tag === 0) made.flags = 1
      return before.memoizedState && !before.child ? [component()] : undefined
    }
    expect(watch([first, next(first, all)]).commits[1]).toMatchObject({ again: 5, isArrival: false })
  })
})

describe("limits of quality P27", () => {
  test("they only fall", () => {
    const low = rangeOf([{ components: 0.1, commits: 1, again: 0 }])
    const high = rangeOf([{ components: 5, commits: 50, again: 1 }])
    expect(lowerOf(low, high)).toEqual(low)
    expect(lowerOf(high, low)).toEqual(low)
  })

  test("a screen above the worst one is named by what exceeds", () => {
    const { components, commits, again } = limits.form
    const figures = { components: components.worst, commits: commits.worst, again: again.worst }
    expect(excesses(figures, "form")).toEqual([])
    expect(excesses({ ...figures, commits: commits.worst + 1 }, "form")).toEqual(["commits"])
    expect(excesses({ ...figures, components: components.worst * 1.05 }, "form")).toEqual(["components"])
  })
})
