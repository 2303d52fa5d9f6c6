/**
 * Runs in a page before its own scripts. React calls the hook of its developer tools after each commit, in production, too; from the fibers
 * of the commit follows which components have rendered. The numbers are those of React 18 (`ReactWorkTags`, `ReactFiberFlags`).
 */
{
  /** Function, class, forwardRef, memo, simple memo. */
  const componentTags = new Set([0, 1, 11, 14, 15])
  const hostTag = 5
  const suspenseTag = 13
  const performedWork = 1

  /**
   * @typedef {object} Fiber
   * @property {number} tag
   * @property {number} flags
   * @property {unknown} type
   * @property {unknown} ref
   * @property {unknown} memoizedState of a function component: its first hook, null if it has none but contexts
   * @property {Record<string, unknown> | null} memoizedProps
   * @property {Fiber | null} child
   * @property {Fiber | null} sibling
   * @property {Fiber | null} alternate the fiber of the commit before
   */

  /** @typedef {{ hydrated: number, passive: number, again: number, isArrival: boolean, sources: string[] }} Commit */

  /** Fibers, with their alternates, of components that were rendered again. */
  const rendered = new WeakSet()
  /** Fibers of components that have come after the hydration of the page. */
  const arrived = new WeakSet()

  /** @type {Commit[]} */
  const commits = []
  /** @type {Commit} */
  let commit
  let elements = 0

  const hasRendered = (/** @type {Fiber} */ { tag, flags }) => componentTags.has(tag) && (flags & performedWork) !== 0

  /** @returns {Fiber[]} */
  function childrenOf(/** @type {Fiber} */ fiber) {
    const children = []
    for (let child = fiber.child; child; child = child.sibling) children.push(child)
    return children
  }

  const remember = (/** @type {WeakSet<Fiber>} */ set, /** @type {Fiber} */ fiber) => {
    set.add(fiber)
    if (fiber.alternate) set.add(fiber.alternate)
  }

  const isKnown = (/** @type {WeakSet<Fiber>} */ set, /** @type {Fiber} */ fiber) =>
    set.has(fiber) || (fiber.alternate !== null && set.has(fiber.alternate))

  /** The component itself would be the same without hydration: it has no state, effect, handler or ref. */
  function isStill(/** @type {Fiber} */ { tag, ref, memoizedState, memoizedProps }) {
    if (tag === suspenseTag || tag === 1) return false
    if (tag !== hostTag) return !componentTags.has(tag) || memoizedState === null
    return ref === null && !Object.values(memoizedProps ?? {}).some((value) => typeof value === "function")
  }

  /**
   * Counts a part of the page that React sees for the first time.
   * @returns {number} its components if all of it is still; NaN otherwise
   */
  function countHydrated(/** @type {Fiber} */ fiber) {
    const own = hasRendered(fiber) ? 1 : 0
    commit.hydrated += own
    const passive = childrenOf(fiber).reduce((sum, child) => sum + countHydrated(child), own)
    if (!isStill(fiber)) return Number.NaN
    if (own && !Number.isNaN(passive)) commit.passive += 1
    return passive
  }

  function markArrived(/** @type {Fiber} */ fiber) {
    arrived.add(fiber)
    for (const child of childrenOf(fiber)) markArrived(child)
  }

  const isDehydrated = (/** @type {Fiber | null} */ fiber) =>
    fiber?.tag === suspenseTag &&
    Boolean(/** @type {{ dehydrated?: unknown } | null} */ (fiber.memoizedState)?.dehydrated)

  /**
   * Walks over what a later commit has changed.
   * @returns {boolean} whether something has come that was not there before
   */
  function readLater(/** @type {Fiber} */ fiber, /** @type {boolean} */ isBelowSource) {
    const before = fiber.alternate
    if (!before) {
      markArrived(fiber)
      return true
    }
    if (isDehydrated(before) && !isDehydrated(fiber)) {
      for (const child of childrenOf(fiber)) countHydrated(child)
      return false
    }
    const isAgain = hasRendered(fiber)
    if (isAgain && !isKnown(arrived, fiber) && !isKnown(rendered, fiber)) {
      commit.again += 1
      remember(rendered, fiber)
    }
    const isSource = isAgain && !isBelowSource
    if (before.child === fiber.child) return note(fiber, isSource, false)
    const news = childrenOf(fiber).map((child) => readLater(child, isBelowSource || isAgain))
    return note(fiber, isSource, news.includes(true))
  }

  /** Notes a component at which rendering began: something has arrived in it, or it has arrived itself, or it has changed the page. */
  function note(/** @type {Fiber} */ fiber, /** @type {boolean} */ isSource, /** @type {boolean} */ hasNews) {
    if (isSource) {
      if (!hasNews && !isKnown(arrived, fiber)) commit.isArrival = false
      commit.sources.push(String(fiber.type).slice(0, 120))
    }
    return hasNews
  }

  const hook = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(/** @type {unknown} */ _renderer, /** @type {{ current: Fiber }} */ { current }) {
      const isFirst = commits.length === 0
      commit = { hydrated: 0, passive: 0, again: 0, isArrival: !isFirst, sources: [] }
      commits.push(commit)
      if (isFirst) elements = document.getElementsByTagName("*").length
      if (isFirst) countHydrated(current)
      else readLater(current, false)
      if (commit.sources.length === 0) commit.isArrival = false
    },
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
    portalAwakening: () => ({ elements, commits }),
  })
}
