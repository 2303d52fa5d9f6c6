import { parentPort, workerData } from "node:worker_threads"
import { convertRichText } from "./rich-text-convert.server.ts"
import type { Conversion } from "./rich-text-apart.server.ts"

/** The thread in which one long text is put into the other format: it is given the text, says what it is there, and is over. */
const { value, to, alliance } = workerData as Conversion
parentPort?.postMessage({ value: convertRichText(value, to, alliance) })
