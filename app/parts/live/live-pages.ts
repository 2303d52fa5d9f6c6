import { readAgain } from "#app/client/framework/live-reading.ts"
import { type LiveChanges, PAGE_SHOWN } from "#app/lib/live.ts"
import { paths } from "#app/lib/paths.ts"
import { Announcer, type Texts } from "./announcer.ts"
import { ChangeListener } from "./change-listener.ts"
import { hasOpenWork, watchForms } from "./open-work.ts"
import { beforeNews, newsSince } from "./page-news.ts"
import { showsAny } from "./shown-records.ts"

type Router = typeof window.__remixRouter
type Handle = { showsCounts?: true } | undefined
type Frame = { made: { instant: string } }

/** Milliseconds between two looks whether a form is still in use. */
const lookPause = 1_000
/** Milliseconds until a page that could not be read is tried again. */
const retryPause = 8_000
/** A page that is older, in milliseconds, is read again when somebody returns to it and there is no stream. */
const oldAfter = 10_000

/** What is known to have changed and has not been read. */
class News {
  readonly names = new Set<string>()
  counts = false
  gap = false

  add({ changes, counts, gap }: LiveChanges): void {
    for (const name of changes) this.names.add(name)
    this.counts ||= counts
    this.gap ||= gap
  }

  get isEmpty(): boolean {
    return this.names.size === 0 && !this.counts && !this.gap
  }

  /** Takes what is read now. @param isHeld the page waits: only the counts are taken */
  take(isHeld: boolean): LiveChanges {
    const taken = { changes: isHeld ? [] : [...this.names], counts: this.counts, gap: this.gap && !isHeld }
    this.counts = false
    if (!isHeld) this.forgetPage()
    return taken
  }

  /** Forgets what the page no longer needs to read: it has just been loaded. Counts in the frame are not loaded with a page. */
  forgetPage(): void {
    this.names.clear()
    this.gap = false
  }
}

/** Whether the data are those of the frame around a member's page. */
const isFrame = (data: unknown): data is Frame => typeof (data as Partial<Frame> | null)?.made?.instant === "string"

/** Keeps the page of this window up to date, as long as somebody sees it and does not write in it (LIVE-01). */
class LivePages {
  readonly #router: Router
  readonly #announcer: Announcer
  readonly #listener: ChangeListener
  readonly #news = new News()
  #key: string
  /** The key of the location that is on the page; while a new one is rendered, the router has it already. */
  #shown: string
  #readAt = Date.now()
  #hasStream = true
  #isReading = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(router: Router, texts: Texts) {
    this.#router = router
    this.#announcer = new Announcer(texts)
    this.#key = router.state.location.key
    this.#shown = this.#key
    this.#listener = new ChangeListener({
      onChanges: (changes) => {
        this.#hasStream = true
        this.#news.add(changes)
        void this.#read()
      },
      onOff: () => (this.#hasStream = false),
    })
    router.subscribe(() => this.#onRouter())
    document.addEventListener(PAGE_SHOWN, (event) => {
      this.#shown = (event as CustomEvent<string>).detail
      if (!this.#news.isEmpty) void this.#read()
    })
    document.addEventListener("visibilitychange", () => this.#onVisible())
    addEventListener("focus", () => this.#onVisible())
    addEventListener("pagehide", () => this.#listener.close())
    addEventListener("pageshow", ({ persisted }) => persisted && this.#onVisible())
    this.#onVisible()
  }

  /** The frame of a member's page, if there is one; it knows when it was made. */
  get #frame() {
    const { matches, loaderData } = this.#router.state
    const match = matches.find(({ route }) => isFrame(loaderData[route.id]))
    return match && { alliance: match.params.alliance ?? "", made: (loaderData[match.route.id] as Frame).made.instant }
  }

  #onVisible(): void {
    const frame = this.#frame
    if (document.visibilityState === "hidden" || !frame) return this.#listener.close()
    this.#listener.open(paths.changes(frame.alliance), frame.made)
    if (this.#hasStream || Date.now() - this.#readAt < oldAfter) return
    this.#news.add({ changes: [], counts: true, gap: true })
    void this.#read()
  }

  #onRouter(): void {
    const { navigation, location } = this.#router.state
    if (navigation.state !== "idle") return
    if (location.key !== this.#key) {
      this.#key = location.key
      this.#readAt = Date.now()
      this.#news.forgetPage()
      this.#announcer.showWaiting(false)
      this.#onVisible()
    }
    if (!this.#news.isEmpty) void this.#read()
  }

  get #isBusy(): boolean {
    const { navigation, revalidation, fetchers, blockers, location } = this.#router.state
    const isSending = [...fetchers.values()].some(({ state }) => state !== "idle")
    // somebody is asked whether to leave: whatever the router loads closes that question, as if the answer were to stay
    const isAsking = [...blockers.values()].some(({ state }) => state !== "unblocked")
    if (isAsking || this.#shown !== location.key) return true
    return this.#isReading || navigation.state !== "idle" || revalidation !== "idle" || isSending
  }

  /** The routes that show what has changed: frames, which show counts, and pages. */
  #concerned(): { frames: string[]; pages: string[] } {
    const { matches, loaderData } = this.#router.state
    const { names, counts, gap } = this.#news
    const shown = matches.filter(({ route }) => {
      const data = loaderData[route.id]
      if (data === undefined || data === null) return false
      const showsCounts = (route.handle as Handle)?.showsCounts ?? false
      return (showsCounts && counts) || gap || showsAny(data, names)
    })
    const ids = shown.map(({ route }) => route.id)
    const frames = ids.filter((id) => isFrame(loaderData[id]))
    return { frames, pages: ids.filter((id) => !frames.includes(id)) }
  }

  /** Reads what has changed; later, if somebody writes in the page, or if the router is busy. */
  async #read(): Promise<void> {
    if (this.#isBusy || this.#news.isEmpty || document.visibilityState === "hidden") return
    const { frames, pages } = this.#concerned()
    const isHeld = pages.length > 0 && hasOpenWork()
    this.#announcer.showWaiting(isHeld)
    if (isHeld) this.#later(lookPause)
    const taken = this.#news.take(isHeld)
    const routes = new Set(isHeld ? frames : [...frames, ...pages])
    if (routes.size > 0) await this.#readRoutes(routes, taken)
  }

  async #readRoutes(routes: ReadonlySet<string>, taken: LiveChanges): Promise<void> {
    const before = beforeNews()
    const { key } = this.#router.state.location
    this.#isReading = true
    const isRead = await readAgain(this.#router, routes)
    await before.shown()
    this.#isReading = false
    if (isRead) {
      // somebody who has gone to another page meanwhile reads that one: nothing on it is news
      if (this.#router.state.location.key === key) this.#tell(before)
      return
    }
    this.#news.add(taken)
    this.#later(retryPause * (0.5 + Math.random()))
  }

  #tell(before: ReturnType<typeof beforeNews>): void {
    this.#readAt = Date.now()
    const { news, isOther } = newsSince(before)
    if (news.length > 0 || isOther) this.#announcer.tellUpdated(news)
    if (!this.#news.isEmpty) void this.#read()
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#read(), milliseconds)
  }
}

/** Begins to keep this window's pages up to date. Called once, when the page is alive and the browser idle. */
export function startLive(router: Router, texts: Texts): void {
  watchForms()
  new LivePages(router, texts)
}
