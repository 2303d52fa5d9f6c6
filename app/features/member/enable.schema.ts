import * as z from "zod/mini"

/** The version at which one chose to enable an account (states.md 1d). */
export const enableSchema = z.object({ version: z.int() })
