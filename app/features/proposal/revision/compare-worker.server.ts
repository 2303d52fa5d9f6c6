import { doTask } from "#app/runtime/worker-task.server.ts"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

/** Worker thread that compares two long revisions. */
await doTask<Comparison>(compareTexts)
