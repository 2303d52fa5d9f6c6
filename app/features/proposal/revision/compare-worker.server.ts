import { parentPort, workerData } from "node:worker_threads"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

/** Worker thread that compares two long revisions: it gets their texts, posts the result, and exits. */
parentPort?.postMessage(compareTexts(workerData as Comparison))
