/** The parameters in a route's address, by name. */
export type Params = Readonly<Record<string, string | undefined>>

/** A parameter that the route's address always has; empty in another route, where it names no record. */
export function param(params: Params, name: string): string {
  return params[name] ?? ""
}
