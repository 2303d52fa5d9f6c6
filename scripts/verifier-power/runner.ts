import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { Answered, Asked } from "./worker.ts"

/** No answer within this time: the backend hangs, and so does every check of it. */
const mostSeconds = 150

/** Runs the verifier in a thread, which is replaced when it hangs or ends. */
export class Runner {
  readonly #program: string
  #worker: Worker | undefined
  /** Mutants whose place runs when the program is loaded. */
  atLoad: ReadonlySet<string> = new Set()

  constructor(program: string) {
    this.#program = program
  }

  async #open(active: string): Promise<Worker> {
    const worker = new Worker(this.#program, { workerData: { active }, stdout: true, stderr: true })
    const [{ atLoad }] = (await once(worker, "message")) as [{ atLoad: string[] }]
    if (active === "") this.atLoad = new Set(atLoad)
    return worker
  }

  /** The verifier's answer, or why there is none. @throws Error if the program does not start with the mutant */
  async ask(asked: Asked, most = mostSeconds): Promise<Answered | string> {
    this.#worker ??= await this.#open("")
    const isOwn = this.atLoad.has(asked.active)
    const worker = isOwn ? await this.#open(asked.active) : this.#worker
    const answer = await exchange(worker, asked, most)
    if (isOwn || typeof answer === "string") {
      if (worker === this.#worker) this.#worker = undefined
      await worker.terminate()
    }
    return answer
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }
}

/** Sends a question to a thread and waits for its answer, its end, or the end of the time. */
async function exchange(worker: Worker, asked: Asked, most: number): Promise<Answered | string> {
  const signal = AbortSignal.timeout(most * 1000)
  worker.postMessage(asked)
  try {
    const [message] = (await once(worker, "message", { signal })) as [Answered | { error: string }]
    return "error" in message ? message.error : message
  } catch (error) {
    return signal.aborted ? `no answer in ${most} s` : `ended: ${String(error)}`
  }
}
