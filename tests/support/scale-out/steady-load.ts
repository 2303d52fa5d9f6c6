import { request } from "node:http"
import type { Visitor } from "#tests/support/visitor.ts"

/** A page to open or a form to submit. */
export type Task = { path: string; form?: Record<string, string> }

/**
 * The result of a task: status 0 if the connection failed or the response broke off; the ports of the processes that nginx tried, the
 * last of which answered. Times by `performance.now()`.
 */
export type Outcome = Task & { status: number; asked: number[]; begun: number; ended: number }

/** Runs tasks in several parallel loops, each request on a new connection, until it is stopped. */
export function steadyLoad(visitor: Visitor, tasks: readonly Task[], lines = 12) {
  const outcomes: Outcome[] = []
  let isOver = false
  const line = async (first: number) => {
    for (let at = first; !isOver; at += 1) outcomes.push(await ask(visitor, tasks[at % tasks.length] ?? { path: "/" }))
  }
  const running = Promise.all(Array.from({ length: lines }, (_, at) => line(at)))
  return {
    outcomes,
    async stop() {
      isOver = true
      await running
      return outcomes
    },
  }
}

function ask(visitor: Visitor, task: Task): Promise<Outcome> {
  const begun = performance.now()
  const body = task.form && new URLSearchParams(task.form).toString()
  const headers = {
    cookie: visitor.cookieHeader(),
    "x-mock-store": visitor.mock.store,
    ...(body === undefined ? {} : { origin: visitor.portal, "content-type": "application/x-www-form-urlencoded" }),
  }
  return new Promise((resolve) => {
    const done = (status: number, asked: number[] = []) =>
      resolve({ ...task, status, asked, begun, ended: performance.now() })
    const method = body === undefined ? "GET" : "POST"
    const sent = request(new URL(task.path, visitor.portal), { method, headers, agent: false }, (answer) => {
      const asked = [...String(answer.headers["x-answered-by"]).matchAll(/:(\d+)/g)].map(([, port]) => Number(port))
      answer.resume()
      answer.once("close", () => done(answer.complete ? (answer.statusCode ?? 0) : 0, asked))
    })
    sent.once("error", () => done(0))
    sent.end(body)
  })
}
