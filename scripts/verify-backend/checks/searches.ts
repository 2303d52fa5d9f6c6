import { Finding, LeftOut } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { Verification, View } from "../subjects/subject.ts"
import { asking, countsByStatus, keyOf, steady, type Ask } from "./pages.ts"

/** The field of a row that identifies its record to a reader; every search looks in it. */
const titles = ["subject", "title", "name_english", "name"]
const word = /[A-Za-z]{4,}/

/** Checks the search of every list with a word of one of its rows ('Lists', `q`). */
export async function checkSearches(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one))) {
    if (operation.parameters.some(({ name, required }) => name === "q" && !required)) await checkSearch(v, operation)
  }
}

async function checkSearch(v: Verification, operation: Operation): Promise<void> {
  const id = operation.operationId
  const ask = asking(v, operation, { size: "200" })
  for (const [title, form] of Object.entries(forms))
    await v.check(id, "list", title, () =>
      steady(v, async () => {
        const { row, text } = await shownRow(ask)
        const { items, total, exchange } = await ask({ q: form(text) })
        if (total <= 200 && !items.some((item) => keyOf(item) === keyOf(row)))
          throw new Finding(`${form(text)} does not find ${keyOf(row)}`, exchange)
      }),
    )
  await v.check(id, "list", "all words of a search must occur", () =>
    steady(v, async () => {
      const { text } = await shownRow(ask)
      const { total, exchange } = await ask({ q: `${text} 无此记录` })
      if (total > 0) throw new Finding(`a total of ${total}, although one of the words occurs nowhere`, exchange)
    }),
  )
  if (operation.parameters.some(({ name }) => name === "status"))
    await v.check(id, "list", "counts are those of the search", () =>
      steady(v, async () => {
        const { text } = await shownRow(ask)
        const { total, counts = {}, exchange } = await ask({ q: text })
        const sum = countsByStatus(v, operation, counts).reduce((all, { count }) => all + count, 0)
        if (sum !== total) throw new Finding(`total ${total}, counts ${JSON.stringify(counts)} make ${sum}`, exchange)
      }),
    )
}

/** Forms of a word that a search does not distinguish ('Lists'). */
const forms: Record<string, (text: string) => string> = {
  "a word of a row finds it, in capitals too": (text) => otherCase(text),
  "a word in full width finds the row, too": (text) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  "a word with an accent finds the row, too": (text) => text.replace(/[aeioun]/i, "$&\u0301").normalize("NFC"),
  "a word with a decomposed accent finds the row, too": (text) => text.replace(/[aeioun]/i, "$&\u0301"),
}

/** `Optics` as `oPTICS`. */
const otherCase = (text: string): string =>
  [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join("")

/** A row whose title has a word in Latin letters, and that word. */
async function shownRow(ask: Ask): Promise<{ row: View; text: string }> {
  const { items } = await ask({})
  for (const row of items) {
    const name = titles.find((field) => typeof row[field] === "string")
    const text = name && word.exec(String(row[name]))?.[0]
    if (text) return { row, text }
  }
  throw new LeftOut("rows do not show a title with a Latin word")
}
