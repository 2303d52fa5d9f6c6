import type { components } from "#openapi/generated/schema.d.ts"
import { everyRow } from "#app/lib/every-page.ts"
import { valueOf } from "#app/lib/failure.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { codeRuleSchema } from "../topic-call.schema.ts"

function ruleView(rule: components["schemas"]["TopicCodeRule"], { locale, zone }: RequestContext) {
  const { id, prefix, max_sequence, current_sequence, status, next_code } = rule
  return {
    id,
    prefix,
    current: current_sequence,
    highest: max_sequence,
    status,
    next: next_code ?? undefined,
    creator: personView(rule.creator, locale).name,
    created: fullDay(rule.created_time, { locale, zone }),
  }
}

export type CodeRuleView = ReturnType<typeof ruleView>

/** Maximum number of rules listed: an alliance adds one or two a year, and older rules only reserve their prefixes. */
const maxRules = 50

/** All rules that the alliance ever had, newest first. @throws the 403 screen for people who may not manage them */
function everyRule({ api }: RequestContext) {
  return everyRow(async (part) => valueOf(await api.get("/topic-code-rule", { query: part })))
}

const prefixesOf = (rules: { prefix: string }[]) => ({ prefixes: rules.map(({ prefix }) => prefix) })

/** The code rules, newest first (TOPIC-05). @throws the 403 screen for people who may not manage them */
export async function listCodeRules(context: RequestContext) {
  const rules = await everyRule(context)
  const listed = rules.slice(0, maxRules)
  return {
    rules: listed.map((rule) => ruleView(rule, context)),
    more: rules.length - listed.length,
    hasValid: rules.some(({ status }) => status === "valid"),
    ...prefixesOf(rules),
    key: newIdempotencyKey(),
  }
}

export type CodeRuleListView = Awaited<ReturnType<typeof listCodeRules>>

/** Creates a rule, which replaces the previous one from now on (TOPIC-05). */
export const createCodeRule = formAction(
  currentSchema(codeRuleSchema, async ({ context }) => prefixesOf(await everyRule(context))),
  {
    write: ({ context, input, idempotencyKey }) =>
      context.api.post("/topic-code-rule", { body: input, idempotencyKey }),
    done: ({ prefix }) => ({ id: "topic-call.rule.created", values: { prefix } }),
    to: (_rule, { context }) => topicCallPaths.codeRules(context.alliance),
  },
)
