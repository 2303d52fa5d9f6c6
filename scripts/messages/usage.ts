import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What the source code says about text ids. */
export type Usage = {
  /** every string literal that could be an id */
  literals: Set<string>
  /** literals that must be ids, because of the property or attribute they are given to, with their file */
  certain: Map<string, string>
  /** ids built from parts: the template's text before its first `${`, its pattern, whether that covers a whole feature */
  templates: { prefix: string; pattern: RegExp; isWhole: boolean; file: string }[]
  /** ids of several features by one template, `${module}-form.${step}.mail`: their patterns; `module` stands for one word */
  byModule: RegExp[]
}

const literal = /["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g
const certain = /\b(?:id|title|label|heading)\s*[:=]\s*\{?\s*["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g
const template = /`([a-z][\w-]*\.[\w.-]*)(\$\{[^`]*)`/g
const openTemplate = /`\$\{(?:module|record\.module)\}([-.][^`\s/?:=]*)`/g
const placeholder = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

/** Reads what one source file says. */
export function scan(file: string, source: string, usage: Usage): void {
  for (const match of source.matchAll(literal)) usage.literals.add(match[1] ?? "")
  for (const match of source.matchAll(certain)) usage.certain.set(match[1] ?? "", file)
  for (const [, prefix = "", rest = ""] of source.matchAll(template)) {
    const fixed = rest.split(placeholder).map(escape)
    const pattern = new RegExp(`^${escape(prefix)}${fixed.join(".+")}$`)
    usage.templates.push({ prefix, pattern, isWhole: /^[^.]+\.$/.test(prefix) && fixed.join("") === "", file })
  }
  usage.byModule.push(...patternsByModule(source))
}

function patternsByModule(source: string): RegExp[] {
  const rests = [...source.matchAll(openTemplate)].map(([, rest = ""]) => rest.split(placeholder).map(escape))
  const fixed = rests.filter((parts) => /\..*[a-z]/.test(parts.join("")))
  return fixed.map((parts) => new RegExp(`^[a-z]+${parts.join(".+")}$`))
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

/** Reads every TypeScript file below a folder. */
export function scanFolder(folder: string): Usage {
  const usage: Usage = { literals: new Set(), certain: new Map(), templates: [], byModule: [] }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith(".d.ts")) continue
    const file = join(entry.parentPath, entry.name)
    scan(file, readFileSync(file, "utf8"), usage)
  }
  return usage
}

/**
 * Compares the ids there are with those the code uses.
 * Problems: an id nobody uses; an id that is used and does not exist; a template no id matches; a template that covers a whole
 * feature (`meeting.${…}`) without a reason in `whole`, since it would hide every unused id of that feature.
 */
export function usageProblems(ids: string[], usage: Usage, whole: Record<string, string>): string[] {
  const known = new Set(ids)
  const features = new Set(ids.map((id) => id.split(".")[0] ?? ""))
  const ours = usage.templates.filter(({ prefix }) => features.has(prefix.split(".")[0] ?? ""))
  const unused = ids
    .filter((id) => !usage.literals.has(id))
    .filter((id) => ![...ours.map(({ pattern }) => pattern), ...usage.byModule].some((pattern) => pattern.test(id)))
    .map((id) => `${id} is used nowhere`)
  const unknown = [...usage.certain]
    .filter(([id]) => features.has(id.split(".")[0] ?? "") && !known.has(id))
    .map(([id, file]) => `${file}: there is no text ${id}`)
  const empty = ours
    .filter(({ pattern }) => !ids.some((id) => pattern.test(id)))
    .map(({ prefix, file }) => `${file}: no text starts with ${prefix}`)
  const broad = ours
    .filter(({ prefix, isWhole }) => isWhole && !(prefix in whole))
    .map(({ prefix, file }) => `${file}: the template ${prefix}… covers all of its feature; give a longer prefix`)
  return [...unused, ...unknown, ...empty, ...broad]
}
