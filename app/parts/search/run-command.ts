import { portalJson } from "#app/api/portal-json.ts"
import { sendForm } from "#app/api/send-form.ts"
import { paths } from "#app/lib/paths.ts"
import type { Command } from "./command.ts"

const loaded = new Map<string, Promise<Command[]>>()

/** The commands of this person, loaded once for each document: a change of language reloads it. Empty if they cannot be loaded. */
export function loadCommands(alliance: string): Promise<Command[]> {
  const known = loaded.get(alliance)
  if (known) return known
  const commands = portalJson<Command[]>(paths.commands(alliance), new AbortController().signal).then((found) => {
    if (!found) loaded.delete(alliance) // the next use tries again
    return found ?? []
  })
  loaded.set(alliance, commands)
  return commands
}

/** Saves a preference and reloads the page with it, like the forms of the frame; without a connection the page stays as it is. */
export async function setPreference([name, value]: [name: string, value: string]): Promise<void> {
  const form = document.createElement("form")
  form.action = paths.preferences()
  const field = document.createElement("input")
  field.name = name
  field.value = value
  form.append(field)
  await sendForm(form, null).then(
    () => location.reload(),
    () => undefined,
  )
}
