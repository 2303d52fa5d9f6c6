import { brotliCompressSync } from "node:zlib"
import { asset, modulesOf } from "#scripts/budget/assets.ts"
import { javascriptGoals, KB, peers } from "#scripts/budget/limits.ts"
import { allStyles, weighScreens, type Weight } from "#scripts/budget/weigh.ts"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf } from "#tests/support/screens.ts"
import type { Servers } from "#tests/support/servers.ts"
import { pageScreens, type People } from "../screens.ts"
import { median } from "../statistics.ts"
import type { Line } from "../table.ts"

type Found = { screen: Screen; weight: Weight }

async function weighed(servers: Servers): Promise<Found[]> {
  return (await weighScreens(servers)).map(({ screen, weight }) => {
    if (typeof weight === "string") throw new Error(`${screen.name}: ${weight}`)
    return { screen, weight }
  })
}

function heaviest(found: Found[], kind: Screen["kind"]) {
  const ofKind = found.filter(({ screen }) => screen.kind === kind)
  const worst = ofKind.reduce((one, other) => (other.weight.javascript > one.weight.javascript ? other : one))
  return { figure: worst.weight.javascript, note: `${worst.screen.name} of ${ofKind.length}` }
}

/** P4 to P9. */
export async function byteLines(servers: Servers): Promise<Line[]> {
  const found = await weighed(servers)
  const read = heaviest(found, "read")
  const form = heaviest(found, "form")
  const still = heaviest(found, "static")
  const dashboard = found.find(({ screen }) => screen.name === "dashboard")?.weight.page() ?? Number.NaN
  const ratio = ({ figure, note }: typeof read, peer: number) => ({
    figure: figure / peer,
    unit: "x" as const,
    note: `${(figure / KB).toFixed(1)} KB, ${note}`,
  })
  return [
    {
      id: "P4",
      what: "JavaScript of pages to read / Remix",
      ...ratio(read, peers.remix),
      limits: { pass: javascriptGoals.read / peers.remix, moonshot: 1.22 },
    },
    {
      id: "P5",
      what: "JavaScript of forms / Remix",
      ...ratio(form, peers.remix),
      limits: { pass: javascriptGoals.form / peers.remix, moonshot: 1.35 },
    },
    {
      id: "P6",
      what: "JavaScript / epic-stack, Sakai",
      ...ratio(form.figure > read.figure ? form : read, peers.model),
      limits: { pass: 0.6, moonshot: 0.5 },
    },
    {
      id: "P7",
      what: "JavaScript of static pages",
      figure: still.figure / KB,
      unit: "KB",
      note: still.note,
      limits: { pass: 0, moonshot: 0 },
    },
    {
      id: "P8",
      what: "dashboard: HTML + CSS, brotli",
      figure: dashboard / KB,
      unit: "KB",
      limits: { pass: 14, moonshot: 10 },
    },
    {
      id: "P9",
      what: "CSS of the whole portal / stock theme",
      figure: allStyles() / peers.styles,
      unit: "x",
      note: `${(allStyles() / KB).toFixed(1)} KB`,
      limits: { pass: 0.6, moonshot: 0.4 },
    },
  ]
}

const brotli = (text: string) => brotliCompressSync(text).length

/** P13: bytes of client navigation from the dashboard to each read page (data and missing scripts), relative to loading the whole page. */
export async function navigationLine(people: People): Promise<Line> {
  const who = { person: "member" } as const
  const visitor = await people.visitor(who)
  const known = modulesOf((await visitor.get("/a/aurora/dashboard?whole")).body)
  const found: { name: string; ratio: number }[] = []
  for (const screen of pageScreens.filter(({ kind, person }) => kind === "read" && person === who.person)) {
    const path = pathOf({ ...screen, alliance: "aurora" })
    const document = (await visitor.get(path)).body
    const [address = "", query = ""] = path.split("?")
    const data = (await visitor.get(`${address}.data?${query}`)).body
    const modules = [...modulesOf(document)]
    const scripts = (paths: string[]) => paths.reduce((sum, each) => sum + asset(each).brotli(), 0)
    const added = brotli(data) + scripts(modules.filter((each) => !known.has(each)))
    found.push({ name: screen.name, ratio: added / (brotli(document) + scripts(modules)) })
  }
  const worst = found.reduce((one, other) => (other.ratio > one.ratio ? other : one))
  const middle = median(found.map(({ ratio }) => ratio))
  return {
    id: "P13",
    what: "navigation in the client / whole page, cold",
    figure: worst.ratio,
    unit: "x",
    limits: { pass: 0.1, moonshot: 0.05 },
    note: `${worst.name} of ${found.length}; middle ${middle.toFixed(3)}`,
  }
}

/** P23: neither the document nor the statically imported scripts refer to the texts of the other language. */
export async function languageLine(people: People): Promise<Line> {
  const { body } = await (await people.visitor({ person: "member" })).get("/a/aurora/dashboard")
  const documents = [...body.matchAll(/\/assets\/(?:en|zh)-[\w-]+\.json/g)].map(([path]) => path)
  const named = [...new Set([...documents, ...modulesOf(body)])].filter((path) => /\/(en|zh)-[^/]*$/.test(path))
  if (!named.some((path) => path.includes("/en-"))) throw new Error("the dashboard does not name its texts")
  const inactive = named.filter((path) => path.includes("/zh-"))
  const bytes = inactive.reduce((sum, path) => sum + asset(path).bytes, 0)
  return {
    id: "P23",
    what: "bytes of the language not shown",
    figure: bytes / KB,
    unit: "KB",
    limits: { pass: 0, moonshot: 0 },
    note: named.join(", "),
  }
}
