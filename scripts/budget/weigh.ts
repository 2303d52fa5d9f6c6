import { readdirSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import type { Visitor } from "#tests/support/visitor.ts"
import { People } from "../bench/screens.ts"
import { asset, modulesOf, stylesOf } from "./assets.ts"

/** Transfer sizes of a screen with an empty browser cache, in bytes. */
export type Weight = {
  /** gzip: every script and preloaded module of the document, with their static imports */
  javascript: number
  /** brotli: the document and its stylesheets; compressed when asked for, which takes longer than fetching the page */
  page: () => number
  /** gzip: the stylesheets */
  styles: number
}

/** A screen with its weight, or the reason why it could not be measured. */
export type Weighed = { screen: Screen; weight: Weight | string }

/** The transfer sizes of a document and the files it loads. */
export function weightOf(html: string): Weight {
  const styles = [...stylesOf(html)].map(asset)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    javascript: sum([...modulesOf(html)].map((path) => asset(path).bytes)),
    page: () => brotliCompressSync(html).length + sum(styles.map(({ brotli }) => brotli())),
    styles: sum(styles.map(({ bytes }) => bytes)),
  }
}

async function weigh(screen: Screen, visitor: Visitor): Promise<Weight | string> {
  for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
  const answer = await visitor.get(pathOf(screen))
  return answer.status === (screen.status ?? 200) ? weightOf(answer.body) : `answered ${answer.status}`
}

/** Measures every registered screen: a person signs in once for all of theirs, but for each with faults of the backend anew. */
export async function weighScreens(servers: Servers): Promise<Weighed[]> {
  const people = new People(servers)
  // faults belong to a store of the mock, which everything that a person opens shares
  const visitorOf = (screen: Screen) => (screen.faults ? new People(servers) : people).visitor(screen)
  const weighed: Weighed[] = []
  for (const screen of screens) {
    const weight = await visitorOf(screen)
      .then((visitor) => weigh(screen, visitor))
      .catch((error: Error) => error.message)
    weighed.push({ screen, weight })
  }
  return weighed
}

/** Total gzip size of all stylesheets in the build, including those of lazy-loaded widgets. */
export function allStyles(): number {
  const names = readdirSync("build/client/assets").filter((name) => name.endsWith(".css"))
  return names.reduce((sum, name) => sum + asset(`/assets/${name}`).bytes, 0)
}
