import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The text ids found in the source code. */
export type Usage = {
  /** every string literal that could be an id */
  literals: Set<string>
  /** literals that must be ids, because they are values of an id property or attribute, with their file */
  certain: Map<string, string>
  /** ids built from parts: the template's text before its first `${`, its pattern, whether that covers a whole feature */
  templates: { prefix: string; pattern: RegExp; isWhole: boolean; file: string }[]
  /** patterns of templates that build ids of several features, such as `${module}-form.${step}.mail`; `module` matches a name such as `date-poll` */
  byModule: RegExp[]
}

const literal = /["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g
const certain = /\b(?:id|title|label|heading)\s*[:=]\s*\{?\s*["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g
const template = /`([a-z][\w-]*\.[\w.-]*)(\$\{[^`]*)`/g
const openTemplate = /`\$\{(?:module|record\.module)\}([-.][^`\s/?:=]*)`/g
const placeholder = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

/** Adds the ids in one source file to `usage`. */
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
  return fixed.map((parts) => new RegExp(`^[a-z]+(?:-[a-z]+)*${parts.join(".+")}$`))
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

/** Scans every TypeScript file below a folder. */
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
 * Compares the existing ids with those the code uses.
 * Problems: an unused id; an id that is used but does not exist; a template that matches no id; a template that covers a whole feature
 * (`meeting.${…}`) without a reason in `whole`, since it would hide every unused id of that feature.
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
