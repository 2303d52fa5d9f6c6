import { Worker, type ResourceLimits } from "node:worker_threads"
import { ConcurrencyLimiter } from "./concurrency-limiter.server.ts"
import type { ThreadMessage } from "./worker-task.server.ts"

/** The reason why a task has no result: it took too long or too much memory, it failed, or the machine had too much else to do. */
type WorkerFailure = "too-much" | "broken" | "busy"

type ThreadLimits = {
  /** Threads at a time; further tasks wait, up to `waiting` of them, and the rest are refused. */
  atOnce: number
  waiting: number
  /** Milliseconds for one task, without the start of the thread: that takes long on a busy machine, whatever the task. */
  deadline: number
  /** Memory limits of the thread. */
  memory: ResourceLimits
}

/** Milliseconds for the start of a thread. */
const startDeadline = 30_000

/** The server build puts the thread's file next to its own; in development and tests it is TypeScript, which tsx runs. */
const isBuilt = new URL(import.meta.url).pathname.endsWith(".js")

function fileOf(name: string, moduleUrl: string): URL | string {
  const source = new URL(isBuilt ? `./${name}.js` : `./${name}.server.ts`, isBuilt ? import.meta.url : moduleUrl)
  if (isBuilt) return source
  return `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(source.href)})))`
}

/**
 * Runs tasks that would block other requests in a separate thread with limited memory and time (quality P16, row 48).
 * @param name of the thread's file, an input of the server build (`remix.config.ts`); it calls `doTask`
 * @param moduleUrl `import.meta.url` of the module whose folder contains that file
 * @returns a function that runs one task. It throws the thread's error, which is a bug in the portal
 */
export function inWorker<Work, Answer extends object>(name: string, moduleUrl: string, limits: ThreadLimits) {
  const file = fileOf(name, moduleUrl)
  const limiter = new ConcurrencyLimiter(limits.atOnce, limits.waiting)

  const inThread = (work: Work): Promise<Answer | WorkerFailure> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData: work, resourceLimits: limits.memory, eval: !isBuilt, env: {} })
      const end = (answer: Answer | WorkerFailure) => {
        clearTimeout(timer)
        resolve(answer)
        void worker.terminate()
      }
      let timer = setTimeout(() => end("busy"), startDeadline)
      worker.on("message", (message: ThreadMessage) => {
        if (message !== "ready") return end(message.answer as Answer)
        clearTimeout(timer)
        timer = setTimeout(() => end("too-much"), limits.deadline)
      })
      worker.once("error", (error) => {
        if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return end("too-much")
        clearTimeout(timer)
        reject(error)
      })
      worker.once("exit", () => end("broken"))
    })

  return async (work: Work): Promise<Answer | WorkerFailure> => {
    const release = await limiter.take()
    return release ? inThread(work).finally(release) : "busy"
  }
}
