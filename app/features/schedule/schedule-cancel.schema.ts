import * as z from "zod/mini"

/** The version for which one was asked whether to cancel (states.md 1d). */
export const cancelSchema = z.object({ version: z.int() })
