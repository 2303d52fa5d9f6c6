import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser"
import { languages, type Catalogue, type Texts } from "./catalogue.ts"

/** Compiled texts in react-intl's format: id → syntax tree. */
export type Compiled = Record<string, MessageFormatElement[]>

/**
 * Compiles ICU messages to syntax trees, so that the browser needs no parser.
 * Problems: a text that is not valid ICU, with the position; a text that formats a date or a time, because callers pass dates and times
 * as formatted strings (I18N-03) and texts are formatted without a time zone; an ordinal (`app/i18n/formatters.ts`).
 */
export function compile(texts: Texts): { compiled: Compiled; problems: string[] } {
  const compiled: Compiled = {}
  const problems: string[] = []
  for (const [id, text] of Object.entries(texts)) {
    try {
      const elements = parse(text, { captureLocation: false })
      const uses = Object.values(argumentsOf(elements))
      if (uses.includes("instant")) problems.push(`${id} formats a date or a time`)
      if (uses.includes("ordinal")) problems.push(`${id} has ordinals, which the portal's formatter does not know`)
      compiled[id] = elements
    } catch (error) {
      problems.push(
        `${id} is not valid ICU: ${error instanceof Error ? error.message : String(error)} in ${JSON.stringify(text)}`,
      )
    }
  }
  return { compiled, problems }
}

/**
 * A text without arguments as a string, any other as its syntax tree: four of five texts are strings, and the browser reads all of them before
 * a page is alive.
 */
export function plainText(elements: MessageFormatElement[]): string | MessageFormatElement[] {
  const [first, ...rest] = elements
  return first?.type === TYPE.literal && rest.length === 0 ? first.value : elements
}

/** Compiles every language; each problem starts with the language. */
export function compileAll(catalogue: Catalogue): { compiled: Record<string, Compiled>; problems: string[] } {
  const compiled: Record<string, Compiled> = {}
  const problems: string[] = []
  for (const language of languages) {
    const result = compile(catalogue[language])
    compiled[language] = result.compiled
    problems.push(...result.problems.map((problem) => `${language}: ${problem}`))
  }
  return { compiled, problems }
}

/**
 * The arguments of a message: name → how it is used. A number may be a plural in one language and plain in another. The cases of a select
 * are values from the caller, so they must be the same in every language.
 */
export function argumentsOf(elements: MessageFormatElement[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    found[element.value] = useOf(element)
    for (const inner of innerOf(element)) Object.assign(found, argumentsOf(inner))
  }
  return found
}

function useOf(element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>): string {
  switch (element.type) {
    case TYPE.tag:
      return "tag"
    case TYPE.select:
      return `select ${Object.keys(element.options).sort().join("|")}`
    case TYPE.date:
    case TYPE.time:
      return "instant"
    case TYPE.plural:
      return element.pluralType === "ordinal" ? "ordinal" : "value"
    default:
      return "value"
  }
}

/** The messages inside an element: the cases of a plural or select, the content of a tag. */
export function innerOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return Object.values(element.options).map((option) => option.value)
  return []
}

/** The plain text pieces of a message, in order. */
export function literalsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : innerOf(element).flatMap(literalsOf),
  )
}

/** Ids whose messages have different arguments in English and Chinese. */
export function differingArguments(compiled: Record<string, Compiled>): string[] {
  const { en = {}, zh = {} } = compiled
  return Object.entries(en).flatMap(([id, english]) => {
    const chinese = zh[id]
    if (!chinese) return []
    const [wanted, given] = [argumentsOf(english), argumentsOf(chinese)].map(describe)
    return wanted === given ? [] : [`${id} takes (${wanted}) in English and (${given}) in Chinese`]
  })
}

function describe(args: Record<string, string>): string {
  return Object.entries(args)
    .map(([name, use]) => `${name}: ${use}`)
    .sort()
    .join(", ")
}
