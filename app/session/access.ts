/**
 * Who may open a route; every route module declares one in its `handle`.
 * `public`: everyone. `guest`: everyone, but who is logged in is sent to the dashboard (TEN-07).
 * `member`: logged in. `group`: logged in; the backend refuses outsiders of a restricted group (ROLE-07).
 * `member-admin`: alliance or member administrators. `admin`: alliance administrators (ROLE-02).
 */
export const accesses = ["public", "guest", "member", "group", "member-admin", "admin"] as const

export type Access = (typeof accesses)[number]

/** What every route module says about itself. */
export type RouteHandle = {
  access: Access
  /** Message id of the window title; absent only in layouts. */
  title?: FormatjsIntl.Message["ids"]
  /** Only in development and tests; elsewhere it is no page. */
  isDevelopmentOnly?: true
  /**
   * Of a file made from a page (CSV, calendar): the address of that page. Whoever cannot be given the file is led there, to
   * be told so or to meet the page's own screen (ERR-04).
   * @param search the query of the file's address, `?` included, or empty
   */
  pageOf?: (params: Readonly<Record<string, string | undefined>>, search: string) => string
  /** `false`: the page is complete without scripts and sends none. */
  scripts?: false
  /** Why the form of its action has no schema. Every other action names one (`withSchema`, `formAction`). */
  noSchema?: string
  /** Asked by scripts of an open page: without a session it answers 401 and leads nowhere, so that nothing typed is lost. */
  isForScripts?: true
  /** Of a route that keeps what is typed: the page whose form this is; kept for the same person also after the session is over. */
  draftOf?: (form: FormData) => string | undefined
}
