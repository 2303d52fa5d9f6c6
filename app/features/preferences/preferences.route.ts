import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { parseLocale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { parseAppearance, preferenceCookies } from "#app/lib/preferences.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { keepPreferences } from "#app/session/session-answer.server.ts"

export const handle = {
  access: "public",
  noSchema: "each value is one of a closed list, others are ignored",
} satisfies RouteHandle

/** Cookies for the submitted values that the portal knows; all others are ignored (quality row 58). */
function chosen(form: FormData): Record<string, string> {
  const locale = parseLocale(form.get("locale"))
  const zone = ["local", "utc"].find((value) => value === form.get("zone"))
  return {
    ...(locale ? { [preferenceCookies.locale]: locale } : {}),
    ...(zone ? { [preferenceCookies.zone]: zone } : {}),
    ...(form.has("appearance") ? { [preferenceCookies.appearance]: parseAppearance(form.get("appearance")) } : {}),
  }
}

/** Saves language, time zone switch and appearance in cookies and redirects to the page (I18N-01, I18N-03, SHELL-08). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  keepPreferences(context, chosen(form))
  return redirect(context.parsePortalAddress(form.get("back")) ?? paths.root())
}

/** Redirects: this route has no page. */
export function loader() {
  return redirect(paths.root())
}
