/**
 * Who one can be on the mock's sign-on page: id and role, one line each.
 * @returns {Promise<string>}
 */
export async function peopleText() {
  const { tsImport } = await import("tsx/esm/api") // here, because the packages may have been installed a moment ago
  /** @type {typeof import("../../mock/engine/sso/people.ts")} */
  const { people } = await tsImport("../../mock/engine/sso/people.ts", import.meta.url)
  const width = Math.max(...people.map(({ id }) => id.length))
  return people.map(({ id, role }) => `  ${id.padEnd(width)}  ${role}`).join("\n")
}
