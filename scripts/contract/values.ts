import type { ContractDocument } from "./document.ts"

/** The folder of the modules that `valueModules` makes, relative to the root. */
export const valuesFolder = "openapi/generated/values"

/**
 * The values of each string enum of the contract, by the name of its schema, in the order of the contract.
 * @returns entries such as `["MeetingStatus", ["not_started", …]]`
 */
export function stringEnums(document: ContractDocument): [name: string, values: string[]][] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema.type === "string" && schema.enum ? [[name, schema.enum.map(String)] as [string, string[]]] : [],
  )
}

/**
 * A module for each string enum, so that a page in the browser loads only the values that it uses.
 * @returns the text of each module by its file name: `meeting-status.ts` exports `meetingStatusValues`
 */
export function valueModules(document: ContractDocument): Record<string, string> {
  return Object.fromEntries(
    stringEnums(document).map(([name, values]) => [`${kebabCase(name)}.ts`, moduleOf(name, values)]),
  )
}

function moduleOf(name: string, values: string[]): string {
  const notice = `/** The values of ${name} in the contract. Generated from openapi/ by \`npm run generate\`. */`
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`
  return `${notice}\nexport const ${constant} = ${JSON.stringify(values, undefined, 2)} as const\n`
}

const kebabCase = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase()
