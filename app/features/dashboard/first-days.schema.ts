import * as z from "zod/mini"

/** The button that hides the first steps (DASH-09). */
export const firstDaysSchema = z.object({ intent: z.literal("hide-first-days") })
