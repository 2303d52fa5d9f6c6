import { doTask } from "#app/runtime/worker-task.server.ts"
import { convertRichText } from "./rich-text-convert.server.ts"
import type { Conversion } from "./rich-text-thread.server.ts"

/** Worker thread that converts one long text. */
await doTask<Conversion>(({ value, to, alliance }) => ({ value: convertRichText(value, to, alliance) }))
