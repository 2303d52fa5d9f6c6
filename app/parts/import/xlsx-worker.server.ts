import { parentPort, workerData } from "node:worker_threads"
import { xlsxRows } from "./xlsx-rows.server.ts"

/** Worker thread that reads one workbook: it gets the bytes, posts the result, and exits. */
parentPort?.postMessage(await xlsxRows(Buffer.from(workerData as Uint8Array)))
