import { parentPort, workerData } from "node:worker_threads"

/** A thread that `inWorker` started tells first that its modules are loaded, then its answer. */
export type ThreadMessage = "ready" | { answer: object }

const send = (message: ThreadMessage) => parentPort?.postMessage(message)

/** Does the one task of a worker thread: it gets the work that `inWorker` was given, and sends the answer. */
export async function doTask<Work>(task: (work: Work) => object | Promise<object>): Promise<void> {
  send("ready")
  send({ answer: await task(workerData as Work) })
}
