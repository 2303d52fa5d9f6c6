import type { Reader } from "./domain.ts"
import { domains } from "./registry.ts"
import { showsImage } from "./images.ts"
import type { World } from "./rules.ts"
import type { Kind, Member, Rows } from "./store/rows.ts"
import type { RichText } from "./store/values.ts"

/** The kinds of rows that belong to an alliance. */
type KindOfAlliance = { [K in Kind]: Rows[K] extends { alliance_id: string } ? K : never }[Kind]

/** The access check for a kind of row. */
function readerOf<K extends Kind>(kind: K): Reader<Rows[K]> {
  const reader = domains().find(({ readers }) => readers?.[kind])?.readers?.[kind]
  if (!reader) throw new Error(`no domain says who may read a ${kind}`)
  return reader as Reader<Rows[K]>
}

/**
 * The rows of one kind that match `among` and that a user may read: of the user's alliance, without restricted groups that the user may not
 * enter.
 */
export function visible<K extends KindOfAlliance>(
  kind: K,
  user: Member,
  world: World,
  among: (row: Rows[K]) => boolean = () => true,
): Rows[K][] {
  const mayNotRead = readerOf(kind)
  const table = world.store.rows[kind] as unknown as { filter(test: (row: Rows[K]) => boolean): Rows[K][] }
  return table.filter((row) => row.alliance_id === user.alliance_id && among(row) && !mayNotRead(user, row, world))
}

/** Whether a row exists and the user may read it. Kinds without an access check are closed. */
export function isRowOpen(kind: string, id: string, user: Member, world: World): boolean {
  const domain = domains().find(({ readers }) => readers && Object.hasOwn(readers, kind))
  if (!domain) return false
  const row = world.store.rows[kind as KindOfAlliance].get(id)
  return row !== undefined && !readerOf(kind as KindOfAlliance)(user, row, world)
}

/** The people among these who may read a record: nobody else is mailed about it. */
export function readersAmong<K extends KindOfAlliance, P extends Member>(
  kind: K,
  row: Rows[K],
  people: readonly P[],
  world: World,
): P[] {
  const mayNotRead = readerOf(kind)
  return people.filter((person) => !mayNotRead(person, row, world))
}

/**
 * Returns a function that tells whether a record that the user may read refers to a file.
 * @param filesOf reads a record's file ids
 * @param textsOf reads its texts with images
 */
export function refersToFile<K extends KindOfAlliance>(
  kind: K,
  filesOf: (row: Rows[K], world: World) => readonly string[],
  textsOf: (row: Rows[K], world: World) => readonly (RichText | null)[] = () => [],
) {
  return (file: Rows["file"], user: Member, world: World): boolean => {
    const refers = (row: Rows[K]) => filesOf(row, world).includes(file.id) || showsImage(file, ...textsOf(row, world))
    return visible(kind, user, world, refers).length > 0
  }
}
