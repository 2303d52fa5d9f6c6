import * as z from "zod/mini"

/** A question whose answer is its button alone: nothing is sent along. */
export const questionSchema = z.object({})
