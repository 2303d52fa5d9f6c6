import { median } from "../bench/statistics.ts"
import type { Figures } from "./figures.ts"
import kept from "./limits.json" with { type: "json" }

/** The median and the largest figure of all screens of a kind. */
type Range = Record<keyof Figures, { median: number; worst: number }>

/** Ranges of the pages to read and of the forms. */
export type Ranges = Record<"read" | "form", Range>

/** The ranges that are allowed (quality P27): those of the last `npm run alive -- --keep`. They only fall. */
export const limits: Ranges = kept

/** The file of the limits. */
export const limitsFile = "scripts/alive/limits.json"

/** How much a ratio may exceed its limit: a text more or less on a page is not a reason. */
const tolerance = 1.03

const names = ["components", "commits", "again"] as const

const allowed = (name: keyof Figures, limit: number) => (name === "commits" ? limit : limit * tolerance)

/** The figures that exceed a limit. */
const above = (figures: Figures, limit: (name: keyof Figures) => number) =>
  names.filter((name) => figures[name] > allowed(name, limit(name)) + 1e-9)

/** The figures of a screen that are above those of the worst screen of its kind. */
export const excesses = (figures: Figures, kind: keyof Ranges): (keyof Figures)[] =>
  above(figures, (name) => limits[kind][name].worst)

/** The figures of a kind of screens whose median is above its limit. */
export const excessiveMedians = (range: Range, kind: keyof Ranges): (keyof Figures)[] =>
  names.filter((name) => range[name].median > allowed(name, limits[kind][name].median) + 1e-9)

const rounded = (value: number) => Math.ceil(value * 1000) / 1000

/** The range of the figures of several screens. */
export function rangeOf(all: readonly Figures[]): Range {
  const of = (name: keyof Figures) => {
    const values = all.map((figures) => figures[name])
    return { median: rounded(median(values)), worst: rounded(Math.max(...values)) }
  }
  return { components: of("components"), commits: of("commits"), again: of("again") }
}

/** The lower of two ranges, figure by figure: limits never rise. */
export function lowerOf(one: Range, other: Range): Range {
  const of = (name: keyof Figures) => ({
    median: Math.min(one[name].median, other[name].median),
    worst: Math.min(one[name].worst, other[name].worst),
  })
  return { components: of("components"), commits: of("commits"), again: of("again") }
}
