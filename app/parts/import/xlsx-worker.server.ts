import { parentPort, workerData } from "node:worker_threads"
import { xlsxRows } from "./xlsx-rows.server.ts"

/** The thread in which one workbook is read: it is given the bytes, says what is in them, and is over. */
parentPort?.postMessage(await xlsxRows(Buffer.from(workerData as Uint8Array)))
