import { paths } from "#app/lib/paths.ts"
import { changePreference, preferenceForShell } from "#app/parts/saved-view/preference.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { firstDaysSchema } from "./first-days.schema.ts"

/** What a new member should do first, with what is done; undefined for everybody else, and while the backend is slow (DASH-09). */
export async function firstDays(context: RequestContext) {
  const { known } = await preferenceForShell(context)
  return known?.first_days ?? undefined
}

/** The person does not want to see the first steps any more (`preference.update`). */
export const hideFirstDays = formAction(firstDaysSchema, {
  write: ({ context }) =>
    changePreference(context, (now) => (now.hides_first_days ? undefined : { hides_first_days: true })),
  to: (_saved, { context }) => paths.dashboard(context.alliance),
})
