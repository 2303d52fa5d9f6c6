import * as z from "zod/mini"

/** What is sent where nothing else is asked: the version that somebody saw when they chose (states.md 1d). */
export const versionSchema = z.object({ version: z.int() })
