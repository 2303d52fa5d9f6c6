import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { regionsOfForm } from "#app/parts/regions/region-options.server.ts"
import { regionNames, showRegions } from "#app/parts/regions/regions.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { invalid, parseSubmission, refused, restored } from "#app/forms/submit/submission.server.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { applyProfile, profileView, saveProfile } from "./profile.server.ts"
import { ProfileForm } from "./form.tsx"
import { profileSchema } from "./profile.schema.ts"

export const handle = { access: "member", title: "profile.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const draft = await openDraft(context, request, profileSchema)
  const text = (name: string) => String(draft?.result.initialValue?.[name] ?? "")
  const typed = draft && { country: text(regionNames.country), province: text(regionNames.province) }
  return { view: await profileView(context, typed), draft }
}

export const action = withSchema(profileSchema, async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const regions = await regionsOfForm(context, form)
  if (form.get(showRegions.name) === showRegions.value) return data({ ...restored(form, profileSchema), regions })
  const submission = await parseSubmission(form, profileSchema)
  const failedSubmission = ({ data: answer, init }: ReturnType<typeof invalid> | ReturnType<typeof refused>) =>
    data({ ...answer, regions }, init ?? undefined)
  if (submission.status !== "success") return failedSubmission(invalid(submission))
  const saved = await saveProfile(context, submission.value)
  if (!saved.ok) return failedSubmission(refused(submission, withLocalizedMessage(saved.failure, context)))
  const isOtherLanguage = await applyProfile(context, saved.value)
  await sendFlash(context, { tone: "done", id: "profile.saved" })
  const url = context.alliance
  return isOtherLanguage ? redirectDocument(paths.myProfile(url), 303) : redirect(paths.myProfile(url), 303)
})

/** Edits a person's own profile; time zone and language take effect immediately (ACC-01). */
export default function Profile() {
  const intl = useIntl()
  const { view, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "profile.title" })}
        intro={intl.formatMessage({ id: "profile.intro" })}
      />
      <ProfileForm key={view.values.version} view={view} draft={draft} answer={answer} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
