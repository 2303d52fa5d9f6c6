/**
 * The test people of the mock's sign-on page: id and role, one line each.
 * @returns {Promise<string>}
 */
export async function peopleText() {
  const { tsImport } = await import("tsx/esm/api") // dynamic: packages may not be installed yet when this module loads
  /** @type {typeof import("../../mock/engine/sso/people.ts")} */
  const { people } = await tsImport("../../mock/engine/sso/people.ts", import.meta.url)
  const width = Math.max(...people.map(({ id }) => id.length))
  return people.map(({ id, role }) => `  ${id.padEnd(width)}  ${role}`).join("\n")
}
