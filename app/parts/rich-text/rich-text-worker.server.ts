import { parentPort, workerData } from "node:worker_threads"
import { convertRichText } from "./rich-text-convert.server.ts"
import type { Conversion } from "./rich-text-thread.server.ts"

/** Worker thread that converts one long text: it gets the text, posts the result, and exits. */
const { value, to, alliance } = workerData as Conversion
parentPort?.postMessage({ value: convertRichText(value, to, alliance) })
