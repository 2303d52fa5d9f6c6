import { parentPort, workerData } from "node:worker_threads"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

/** Nobody else waits for the thread, and its code is not optimised yet: both limits, in milliseconds, are generous. */
const limits = { paragraphs: 1_000, words: 1_500 }

/** Worker thread that compares two long revisions: it gets their texts, posts the result, and exits. */
parentPort?.postMessage(compareTexts(workerData as Comparison, limits))
