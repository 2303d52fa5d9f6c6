import { readdirSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import { Visitor } from "#tests/support/visitor.ts"
import { asset, modulesOf, stylesOf } from "./assets.ts"

/** What a screen weighs on its way to a browser that has nothing of it yet, in bytes. */
export type Weight = {
  /** gzip: every script and preloaded module of its document, with what those import statically */
  javascript: number
  /** brotli: the document and the stylesheets it names */
  page: number
  /** gzip: the stylesheets */
  styles: number
}

/** A screen with its weight, or why it could not be looked at. */
export type Weighed = { screen: Screen; weight: Weight | string }

/** What a document weighs with all that it names. */
export function weightOf(html: string): Weight {
  const styles = [...stylesOf(html)].map(asset)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    javascript: sum([...modulesOf(html)].map((path) => asset(path).bytes)),
    page: brotliCompressSync(html).length + sum(styles.map(({ brotli }) => brotli)),
    styles: sum(styles.map(({ bytes }) => bytes)),
  }
}

async function weigh(screen: Screen, visitor: Visitor): Promise<Weight | string> {
  if (screen.person) await visitor.signIn(screen.person, screen.alliance)
  for (const fault of screen.faults ?? []) await visitor.mock.fault(fault)
  const answer = await visitor.get(pathOf(screen))
  return answer.status === (screen.status ?? 200) ? weightOf(answer.body) : `answered ${answer.status}`
}

/** Weighs every registered screen, each in a store of its own. */
export async function weighScreens(servers: Servers): Promise<Weighed[]> {
  const weighed: Weighed[] = []
  for (const screen of screens) {
    const weight = await weigh(screen, new Visitor(servers)).catch((error: Error) => error.message)
    weighed.push({ screen, weight })
  }
  return weighed
}

/** The gzip bytes of every stylesheet there is in the build, those of widgets that come later too. */
export function allStyles(): number {
  const names = readdirSync("build/client/assets").filter((name) => name.endsWith(".css"))
  return names.reduce((sum, name) => sum + asset(`/assets/${name}`).bytes, 0)
}
