import type { Growth } from "../ours/grown.ts"

/**
 * What a contestant is told of a page before it renders it: an address with its headers, a page of HTML, or the data to show.
 * `isWhole`: session, guards and loaders run each time; otherwise the data is there, as it is for the peers. `growth`: how long the
 * lists are, when they are not as they are.
 */
export type Lesson = {
  path: string
  headers?: Record<string, string>
  isWhole?: boolean
  growth?: Growth
  html?: string
  data?: unknown
}

/** What the bench asks of a contestant. `learn` prepares a page, `render` renders it so many times, one after the other. */
export type Order =
  | { kind: "learn"; page: string; lesson: Lesson }
  | { kind: "render"; page: string; times: number }
  | { kind: "data"; page: string }

/** `cpu`: milliseconds of the process's processor time, all its threads, for all the times; `html`: the last rendering. */
export type Rendered = { cpu: number; html: string }

/** What a contestant is able to do. */
export type Skill = {
  learn(page: string, lesson: Lesson): Promise<void> | void
  /** the page as it goes out: nobody reads it as a text on the way */
  render(page: string): Promise<Uint8Array>
  /** what the loaders of a page give it, by route id */
  data?(page: string): Promise<unknown>
}

async function rendered(skill: Skill, page: string, times: number): Promise<Rendered> {
  const before = process.cpuUsage()
  let bytes: Uint8Array = new Uint8Array()
  for (let time = 0; time < times; time += 1) bytes = await skill.render(page)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, html: Buffer.from(bytes).toString() }
}

async function obey(skill: Skill, order: Order): Promise<unknown> {
  if (order.kind === "learn") return skill.learn(order.page, order.lesson)
  return order.kind === "data" ? skill.data?.(order.page) : rendered(skill, order.page, order.times)
}

/** Answers the orders of the process that started this one, one at a time; ends with it. */
export function serve(skill: Skill): void {
  process.on("message", (order: Order) => {
    obey(skill, order).then(
      (done) => process.send?.({ done }),
      (error: Error) => process.send?.({ failed: error.stack ?? String(error) }),
    )
  })
  process.on("disconnect", () => process.exit(0))
}
