/**
 * Who may open a route; every route module declares one of these in its `handle`.
 * `public`: everyone. `guest`: everyone, but logged-in users are redirected to the dashboard (TEN-07).
 * `member`: logged in. `group`: logged in; the backend refuses outsiders of a restricted group (ROLE-07).
 * `member-admin`: alliance or member administrators. `admin`: alliance administrators (ROLE-02).
 */
export const accesses = ["public", "guest", "member", "group", "member-admin", "admin"] as const

export type Access = (typeof accesses)[number]

/** The `handle` of a route module. */
export type RouteHandle = {
  access: Access
  /** Message id of the window title; absent only in layouts. */
  title?: FormatjsIntl.Message["ids"]
  /** The page exists only in development and tests; elsewhere it is a 404. */
  isDevelopmentOnly?: true
  /**
   * For a file generated from a page (CSV, calendar): the URL of that page. If the file cannot be sent, the user is redirected to
   * the page, which shows a message or its own error screen (ERR-04).
   * @param search the query string of the file's URL, `?` included, or empty
   */
  pageOf?: (params: Readonly<Record<string, string | undefined>>, search: string) => string
  /** `false`: the page works without scripts and includes none. */
  scripts?: false
  /** The reason why the action's form has no schema. Every other action declares one (`withSchema`, `formAction`). */
  noSchema?: string
  /** Requested by scripts of an open page: without a session it answers 401 instead of redirecting, so that no input is lost. */
  isForScripts?: true
  /** Nobody returns to it after login: it logs out, or it has no page. */
  isNoDestination?: true
  /** It shows what `needs-my-action.counts` counts, or the records behind it: it is read again when they change (LIVE-01). */
  showsCounts?: true
  /** For a route that saves drafts: the page of the form. The draft is saved for the form's owner even after the session has ended. */
  draftOf?: (form: FormData) => string | undefined
}
