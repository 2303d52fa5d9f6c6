/** An entry of a trace of Chromium: microseconds; `tdur` is processor time of its thread. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/** The events that begin what somebody waits for; moving the mouse is none. */
const awaited = new Set([
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "click", "keydown", "keypress", "keyup", "input", "change"],
  ...["dragstart", "dragenter", "dragover", "drop", "dragend"],
])

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** Microseconds after which a frame has nothing to do with an event before it. */
const longestWait = 1_000_000

/**
 * Milliseconds of processor time from an event until the frame after it: all tasks of its thread from that of the event to the next commit of
 * a frame. Without a frame only the event's own task counts. @returns the time of the slowest event. @throws Error if the trace has none
 */
export function longestUntilFrame(trace: readonly TraceEvent[]): number {
  const events = trace.filter(({ name, args }) => name === "EventDispatch" && awaited.has(args?.data?.type ?? ""))
  if (events.length === 0) throw new Error("nobody has done anything in the trace")
  const times = events.map((event) => {
    const ofThread = trace.filter(({ pid, tid }) => pid === event.pid && tid === event.tid)
    const frames = ofThread.filter(({ name, ts }) => name === "Commit" && ts >= endOf(event)).map(endOf)
    const frame = Math.min(...frames)
    const until = frame - endOf(event) < longestWait ? frame : endOf(event)
    const tasks = ofThread.filter((task) => task.name === "RunTask" && endOf(task) > event.ts && task.ts < until)
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  })
  return Math.max(...times) / 1000
}
