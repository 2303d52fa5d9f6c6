import type { ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { Result } from "#app/lib/failure.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { type Done, writeForm } from "#app/parts/write-form.server.ts"
import { backFrom } from "./back-to.ts"

type Answering<Schema extends $ZodType> = {
  schema: Schema
  on: ThreadsOn
  write: (input: output<Schema>, idempotencyKey: string | undefined) => Promise<Result<Done>>
  /** The page of the form. */
  page: string
}

/**
 * Answers a form with a comment, or a button beside it: a search for people to mention, the form again with its errors, or the page from which
 * it was sent.
 */
export async function answerComment<Schema extends $ZodType>(
  { request, context }: ActionFunctionArgs,
  { schema, on, write, page }: Answering<Schema>,
) {
  const received = await receiveForm(context, request, on.module)
  const { form } = received
  const found = await peopleFound(context, form, schema, "mentions", on)
  if (found) return found
  const back = context.parsePortalAddress(backFrom(request.url))
  return writeForm(context, received, {
    schema,
    write,
    people: { sent: "mention_ids", control: "mentions" },
    done: (done) => done,
    to: () => (back === undefined ? page : `${back}#discussion`),
  })
}
