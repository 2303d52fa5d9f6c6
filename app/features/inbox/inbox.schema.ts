import * as z from "zod/mini"
import { optionalText } from "#app/ui/form/schema.ts"

/** Marks one entry of the inbox as read, or without an id all of them (ACC-04). */
export const inboxSchema = z.object({ id: optionalText(64) })
