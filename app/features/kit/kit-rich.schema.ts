import * as z from "zod/mini"
import { richText } from "#app/parts/rich-text/rich-text.schema.ts"

/** One rich text, to try its editor and its view. */
export const kitRichSchema = z.object({ description: richText() })
