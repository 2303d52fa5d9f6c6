import { request } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

/**
 * Open windows that show one page and do what the page's scripts do (`app/parts/live`): keep a stream of changes open, and read the data of
 * the page again when they are told that its record has changed, not twice at the same time; a page that could not be read is tried again
 * after 4 to 12 seconds. Runs in a separate process so that it does not compete with the tests.
 *
 * @typedef {{ portal: string, changes: string, data: string, record: string, cookies: string[], perSecond: number }} Order
 * @typedef {{ cookie: string, cursor: string, told: number[], seen: number[], isOpen: boolean, isReading: boolean, isStale: boolean, timer?: NodeJS.Timeout }} Window
 */
const retryPause = 8_000
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
const counts = { opened: 0, refused: 0, broken: 0, ended: 0, read: 0, busy: 0, failed: 0 }
/** @type {Order} */
let order
/** @type {Window[]} */
let windows = []
let isOver = false

/** Each request has a connection of its own, as behind nginx. @param {string} path @param {Window} window @param {Record<string, string>} headers */
const ask = (path, window, headers) =>
  request(new URL(path, order.portal), {
    agent: false,
    headers: { cookie: window.cookie, "user-agent": browser, ...headers },
  })

/** @param {string} text of an event @param {Window} window */
function take(text, window) {
  const [, id] = /^id: (.+)$/m.exec(text) ?? []
  const [, data] = /^data: (.+)$/m.exec(text) ?? []
  if (/^event: off$/m.test(text)) counts.refused += 1
  if (id === undefined || data === undefined) return
  window.cursor = id
  window.told.push(Number(id.slice(1)), Date.now())
  const { changes, gap } = JSON.parse(data)
  if (!gap && !changes.includes(order.record)) return
  window.isStale = true
  read(window)
}

/** @param {Window} window @returns {Promise<void>} when its stream is open */
function listen(window) {
  const headers = { accept: "text/event-stream" }
  const query = window.cursor === "" ? `since=${new Date().toISOString()}` : `cursor=${window.cursor}`
  return new Promise((resolve) => {
    const again = () => {
      window.isOpen = false
      resolve()
      if (!isOver) setTimeout(() => listen(window), 1_000 + 4_000 * Math.random())
    }
    const sent = ask(`${order.changes}?${query}`, window, headers)
    sent.once("error", () => {
      counts.broken += 1
      again()
    })
    sent.once("response", (answer) => {
      if (answer.statusCode !== 200) counts.refused += 1
      else counts.opened += 1
      window.isOpen = answer.statusCode === 200
      let rest = ""
      answer.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => {
        const events = (rest + chunk).split("\n\n")
        rest = events.pop() ?? ""
        for (const event of events) take(event, window)
        resolve()
      })
      answer.once("error", () => (counts.broken += 1))
      answer.once("close", () => {
        counts.ended += 1
        again()
      })
    })
    sent.end()
  })
}

/** @param {Window} window */
function read(window) {
  if (window.isReading || isOver) return
  clearTimeout(window.timer)
  window.isReading = true
  window.isStale = false
  const sent = ask(order.data, window, { "x-live": "1" })
  const done = (/** @type {number | undefined} */ voted) => {
    if (!window.isReading) return
    window.isReading = false
    if (voted === undefined) {
      window.isStale = true
      window.timer = setTimeout(() => read(window), retryPause * (0.5 + Math.random()))
      return
    }
    counts.read += 1
    window.seen.push(voted, Date.now())
    if (window.isStale) read(window)
  }
  sent.once("error", () => {
    counts.failed += 1
    done(undefined)
  })
  sent.once("response", (answer) => {
    const isRead = answer.statusCode === 200
    if (answer.statusCode === 503) counts.busy += 1
    else if (!isRead) counts.failed += 1
    let text = ""
    answer.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => (text += chunk))
    answer.once("close", () => done(isRead ? votedIn(text) : undefined))
  })
  sent.end()
}

/** The number of votes in the data of a ballot's page: a table of values, each part is an index into it (Remix's single fetch). @param {string} text */
function votedIn(text) {
  const flat = JSON.parse(text.split("\n", 1)[0] ?? "")
  const at = flat.indexOf("voted")
  const holder = flat.find((/** @type {unknown} */ value) => Object.hasOwn(Object(value), `_${at}`))
  return flat[holder[`_${at}`]]
}

/** Opens all windows at the given rate. */
async function openAll() {
  windows = order.cookies.map((cookie) => {
    return { cookie, cursor: "", told: [], seen: [], isOpen: false, isReading: false, isStale: false }
  })
  const opening = []
  for (const [at, window] of windows.entries()) {
    opening.push(listen(window))
    if (at % 10 === 9) await wait(10_000 / order.perSecond)
  }
  await Promise.all(opening)
}

const report = () => ({
  counts,
  open: windows.filter(({ isOpen }) => isOpen).length,
  windows: windows.map(({ told, seen }) => ({ told, seen })),
})

process.on("message", async (/** @type {Order | "report" | "end"} */ message) => {
  if (message === "end") process.exit(0)
  if (message !== "report") {
    order = message
    await openAll()
  }
  process.send?.(report())
})
process.once("disconnect", () => {
  isOver = true
  process.exit(0)
})
