import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { LevelForm } from "./level-form.tsx"
import { listLevels, saveLevel } from "./level.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { levelSchema } from "./level.schema.ts"

export const handle = { access: "member-admin", title: "member-level.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return listLevels(context)
}

export const action = withSchema(levelSchema, async ({ request, context }: ActionFunctionArgs) => {
  const answer = await saveLevel(context, request)
  if ("refusal" in answer) return answer.refusal
  await sendFlash(context, { tone: "done", id: answer.done })
  return redirect(entityPaths.levels(context.alliance), 303)
})

/** What entities can be in the alliance; each level is a form of its own, and one adds another (ADM-05). */
export default function MemberLevels() {
  const { levels, newKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const answerTo = (id: string) => (answer?.of === id ? answer : undefined)
  return (
    <>
      <PageHead
        crumbs={[{ href: entityPaths.list(url), text: intl.formatMessage({ id: "entity.list.title" }) }]}
        title={<FormattedMessage id="member-level.title" />}
        intro={<FormattedMessage id="member-level.intro" />}
      />
      {levels
        .filter(({ canUpdate }) => canUpdate)
        .map((level) => (
          <LevelForm key={`${level.id} ${level.version}`} level={level} lastResult={answerTo(level.id)} />
        ))}
      {newKey !== undefined && <LevelForm key={levels.length} idempotencyKey={newKey} lastResult={answerTo("")} />}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
