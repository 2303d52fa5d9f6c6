import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { RouteDialog } from "#app/ui/layout/route-dialog.tsx"
import { createCodeRule, listCodeRules } from "./code-rule.server.ts"
import { CodeRuleForm, CodeRules } from "./code-rules.tsx"

export const handle = { access: "member", title: "topic-call.rule.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return listCodeRules(context)
}

export const action = createCodeRule

/**
 * The code rules of topics: a drawer over the list of calls, without JavaScript a panel above it. An error replaces the whole page
 * (TOPIC-05).
 */
export default function TopicCodeRules() {
  const intl = useIntl()
  const list = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const closeTo = paths.topicCalls({ alliance: useFrameAlliance().url })
  return (
    <RouteDialog kind="drawer" title={intl.formatMessage({ id: "topic-call.rule.title" })} closeTo={closeTo}>
      <CodeRules list={list} />
      <CodeRuleForm
        key={list.prefixes.length}
        idempotencyKey={list.key}
        prefixes={list.prefixes}
        lastResult={lastResult}
        closeTo={closeTo}
      />
    </RouteDialog>
  )
}
