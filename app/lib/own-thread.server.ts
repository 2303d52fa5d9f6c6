import { Worker, type ResourceLimits } from "node:worker_threads"
import { ConcurrencyLimiter } from "./concurrency-limiter.server.ts"

/** Why a piece of work has no answer: it took too long or too much memory, it failed, or too many others waited. */
export type NoAnswer = "too-much" | "broken" | "busy"

type ThreadLimits = {
  /** Threads at the same time; further pieces wait, and beyond some more are sent away. */
  atOnce: number
  waiting: number
  /** Milliseconds for one piece, the start of the thread included. */
  deadline: number
  /** Of the thread's own memory. */
  memory: ResourceLimits
}

/** The server build puts a thread's file beside its own; in development and tests it is TypeScript, which tsx runs. */
const isBuilt = new URL(import.meta.url).pathname.endsWith(".js")

function fileOf(name: string, beside: string): URL | string {
  const source = new URL(isBuilt ? `./${name}.js` : `./${name}.server.ts`, isBuilt ? import.meta.url : beside)
  if (isBuilt) return source
  return `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(source.href)})))`
}

/**
 * Work that would hold up everybody else's requests, done in a thread of its own with little memory and little time (quality P16, row 48).
 * @param name of the thread's file, an input of the server build (`remix.config.ts`); it answers with its only message
 * @param beside `import.meta.url` of the module in whose folder that file stands
 * @returns what does one piece. It throws what is a mistake of ours
 */
export function ownThread<Work, Answer extends object>(name: string, beside: string, limits: ThreadLimits) {
  const file = fileOf(name, beside)
  const places = new ConcurrencyLimiter(limits.atOnce, limits.waiting)

  const inThread = (work: Work): Promise<Answer | NoAnswer> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData: work, resourceLimits: limits.memory, eval: !isBuilt, env: {} })
      const end = (answer: Answer | NoAnswer) => {
        clearTimeout(timer)
        resolve(answer)
        void worker.terminate()
      }
      const timer = setTimeout(() => end("too-much"), limits.deadline)
      worker.once("message", (answer: Answer) => end(answer))
      worker.once("error", (error) => {
        if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return end("too-much")
        clearTimeout(timer)
        reject(error)
      })
      worker.once("exit", () => end("broken"))
    })

  return async (work: Work): Promise<Answer | NoAnswer> => {
    const leave = await places.take()
    return leave ? inThread(work).finally(leave) : "busy"
  }
}
