import type { ShellScope } from "#app/lib/route-params.ts"

/** An address of an alliance, its parts encoded. */
export const below = (...parts: [alliance: string, ...below: string[]]) =>
  parts.reduce((path, part) => `${path}/${encodeURIComponent(part)}`, "/a")

/** An address below the shell in which somebody is: that of the alliance or of a group. */
export const inPlace = ({ alliance, acronym }: ShellScope, ...parts: string[]) =>
  acronym === undefined ? below(alliance, ...parts) : below(alliance, "wg", acronym, ...parts)
