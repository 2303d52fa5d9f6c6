import type { ShellScope } from "#app/lib/route-params.ts"

/** Builds a path of an alliance from its parts, which it encodes. */
export const below = (...parts: [alliance: string, ...below: string[]]) =>
  parts.reduce((path, part) => `${path}/${encodeURIComponent(part)}`, "/a")

/** Builds a path below the current shell, that of the alliance or of a group. */
export const inShell = ({ alliance, acronym }: ShellScope, ...parts: string[]) =>
  acronym === undefined ? below(alliance, ...parts) : below(alliance, "wg", acronym, ...parts)
