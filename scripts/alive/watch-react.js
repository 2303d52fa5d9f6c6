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
  /** Fibers of components into which something has come. */
  const hosts = new WeakSet()
  /** A widget may render again the controls of its own field, or as many components anywhere. */
  const ownComponents = 3

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

  const isField = (/** @type {Fiber} */ { tag, memoizedProps }) =>
    tag === hostTag && /\bfield\b/.test(String(memoizedProps?.className))

  /** @typedef {{ isInField: boolean, isBelowSource: boolean }} Place */

  /** @typedef {{ hasNews: boolean, again: number }} Change `hasNews`: something has come; `again`: number of components rendered again */

  /** A part that was not there, or not hydrated, before this commit. @returns {Change | undefined} */
  function readNew(/** @type {Fiber} */ fiber) {
    if (!fiber.alternate) {
      markArrived(fiber)
      return { hasNews: true, again: 0 }
    }
    if (!isDehydrated(fiber.alternate) || isDehydrated(fiber)) return undefined
    for (const child of childrenOf(fiber)) countHydrated(child)
    return { hasNews: false, again: 0 }
  }

  function noteAgain(/** @type {Fiber} */ fiber) {
    if (isKnown(rendered, fiber)) return
    commit.again += 1
    remember(rendered, fiber)
  }

  /** @returns {Fiber[]} its children, unless React has passed over all of them */
  function changedIn(/** @type {Fiber} */ fiber) {
    return fiber.alternate?.child === fiber.child ? [] : childrenOf(fiber)
  }

  /** Walks over what a later commit has changed. @returns {Change} */
  function readLater(/** @type {Fiber} */ fiber, /** @type {Place} */ { isInField, isBelowSource }) {
    const isNew = readNew(fiber)
    if (isNew) return isNew
    const isAgain = hasRendered(fiber)
    const isOld = isAgain && !isKnown(arrived, fiber)
    const place = { isInField: isInField || isField(fiber), isBelowSource: isBelowSource || isAgain }
    const changes = changedIn(fiber).map((child) => readLater(child, place))
    const change = {
      hasNews: changes.some(({ hasNews }) => hasNews),
      again: changes.reduce((sum, { again }) => sum + again, isOld ? 1 : 0),
    }
    if (isOld) noteAgain(fiber)
    if (isAgain && !isBelowSource) noteSource(fiber, isInField, change)
    return change
  }

  /** Notes a component at which rendering began: a widget has come into its field, or works there, or the page has changed. */
  function noteSource(
    /** @type {Fiber} */ fiber,
    /** @type {boolean} */ isInField,
    /** @type {Change} */ { hasNews, again },
  ) {
    if (hasNews) remember(hosts, fiber)
    const isWidget = isKnown(arrived, fiber) || (isKnown(hosts, fiber) && again <= ownComponents)
    if (!isWidget && !isInField) commit.isArrival = false
    commit.sources.push(String(fiber.type).slice(0, 120))
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
      else readLater(current, { isInField: false, isBelowSource: false })
      if (commit.hydrated > 0) commit.isArrival = false
    },
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: hook,
    portalAwakening: () => ({ elements, commits }),
  })
}
