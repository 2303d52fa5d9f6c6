import { doTask } from "#app/runtime/worker-task.server.ts"
import { xlsxRows } from "./xlsx-rows.server.ts"

/** Worker thread that reads one workbook. */
await doTask<Uint8Array>((bytes) => xlsxRows(Buffer.from(bytes)))
