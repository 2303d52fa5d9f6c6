import { describe, expect, test } from "vitest"
import { merge, missingIds, type Language } from "#scripts/messages/catalogue.ts"
import { chineseProblems, foreignInEnglish } from "#scripts/messages/chinese.ts"
import { compile, compileAll, differingArguments } from "#scripts/messages/icu.ts"
import { scan, usageProblems, type Usage } from "#scripts/messages/usage.ts"

function file(language: Language, feature: string, texts: Record<string, string>) {
  return { language, feature, source: JSON.stringify(texts, null, 2) }
}

function differences(en: string, zh: string): string[] {
  const { compiled } = compileAll({ en: { "a.b": en }, zh: { "a.b": zh } })
  return differingArguments(compiled)
}

describe("merging text files", () => {
  test("combines the files of a language", () => {
    const { catalogue, problems } = merge([
      file("en", "meeting", { "meeting.title": "Meetings" }),
      file("en", "ballot", { "ballot.title": "Ballots" }),
    ])
    expect(catalogue.en).toEqual({ "meeting.title": "Meetings", "ballot.title": "Ballots" })
    expect(problems).toEqual([])
  })

  test("refuses an id in the wrong file, an empty text and a duplicate id", () => {
    const twice = `{\n  "meeting.a": "one",\n  "meeting.a": "two"\n}`
    const { problems } = merge([
      file("en", "meeting", { "ballot.title": "Ballots", "meeting.title": " " }),
      { language: "zh", feature: "meeting", source: twice },
    ])
    expect(problems).toEqual([
      "en/meeting.json: ballot.title does not belong here",
      "en/meeting.json: meeting.title is not a text",
      "zh/meeting.json: meeting.a is given twice",
    ])
  })

  test("reports ids that are missing in a language", () => {
    const { catalogue } = merge([
      file("en", "a", { "a.one": "1", "a.both": "2" }),
      file("zh", "a", { "a.two": "3", "a.both": "4" }),
    ])
    expect(missingIds(catalogue)).toEqual(["en: a.two is missing", "zh: a.one is missing"])
  })
})

describe("arguments of texts", () => {
  test("a text that is not valid ICU is a problem", () => {
    expect(compile({ "a.b": "{count, plural, one {x}}" }).problems).toHaveLength(1)
    expect(compile({ "a.b": "Hello {name" }).problems).toHaveLength(1)
  })

  test("I18N-03: a text that formats a date or a time is a problem", () => {
    expect(
      compile({ "a.b": "since {when}", "a.c": "at {when, time, short}", "a.d": "<b>{day, date}</b>" }).problems,
    ).toEqual(["a.c formats a date or a time", "a.d formats a date or a time"])
  })
  test("a plural in one language may be a plain number in the other", () => {
    expect(differences("{n, plural, one {# day} other {# days}}", "{n, number} 天")).toEqual([])
  })

  test("arguments inside plurals and tags are compared, too", () => {
    expect(differences("{n, plural, one {<b>{who}</b>} other {#}}", "{n, number}")).toEqual([
      "a.b takes (b: tag, n: value, who: value) in English and (n: value) in Chinese",
    ])
  })

  test("different cases of a select are a problem", () => {
    expect(differences("{kind, select, a {A} other {O}}", "{kind, select, b {乙} other {其他}}")).toHaveLength(1)
  })
})

describe("usage of texts", () => {
  const ids = ["meeting.title", "meeting.status.open", "meeting.status.done", "meeting.old"]

  function problems(source: string, whole: Record<string, string> = {}): string[] {
    const usage: Usage = { literals: new Set(), certain: new Map(), templates: [], byModule: [] }
    scan("x.tsx", source, usage)
    return usageProblems(ids, usage, whole)
  }

  test("an unused id is a problem; a template uses all ids that it matches", () => {
    const source = 'const handle = { title: "meeting.title" }; t({ id: `meeting.status.${status}` })'
    expect(problems(source)).toEqual(["meeting.old is used nowhere"])
  })

  test("an unknown id is a problem where an id is expected", () => {
    expect(problems('<FormattedMessage id="meeting.gone" />')).toContain("x.tsx: there is no text meeting.gone")
    expect(problems('label: "meeting.gone"')).toContain("x.tsx: there is no text meeting.gone")
    expect(problems('import "./meeting.gone.ts"')).not.toContain("x.tsx: there is no text meeting.gone")
  })

  test("a template that matches no text is a problem", () => {
    expect(problems("`meeting.phase.${phase}`")).toContain("x.tsx: no text starts with meeting.phase.")
  })

  test("a template for several features uses the matching ids of each", () => {
    expect(problems("`${module}.status.${status}`")).toEqual([
      "meeting.title is used nowhere",
      "meeting.old is used nowhere",
    ])
    expect(problems("`${module}.${code}`")).toContain("meeting.title is used nowhere")
  })

  test("a template that matches a whole feature needs a reason, a more specific one does not", () => {
    const broad = "x.tsx: the template meeting.… covers all of its feature; give a longer prefix"
    expect(problems("`meeting.${code}`")).toContain(broad)
    expect(problems("`meeting.${code}`", { "meeting.": "codes from elsewhere" })).toEqual([])
    expect(problems("`meeting.${part}.open`")).not.toContain(broad)
  })
})

describe("languages", () => {
  const chinese = (text: string) => chineseProblems(compile({ "a.b": text }).compiled)

  test.each(["会议", "导出 CSV 文件", "共 {n, number} 项，请选择。", "中文（简体）", "{a}:{b}", "UTC+8", "3.5 MB"])(
    "%s is valid Chinese text",
    (text) => {
      expect(chinese(text)).toEqual([])
    },
  )

  test.each(["登录 Sign", "{n, plural, other {# items}}"])("%s contains English", (text) => {
    expect(chinese(text)).toEqual([expect.stringContaining("has the Latin word")])
  })

  test.each(["你好,世界", "确定?", "中文(简体)", "完成.", "正在加载..."])("%s has half-width punctuation", (text) => {
    expect(chinese(text)).toEqual([expect.stringContaining("half-width punctuation")])
  })

  test("Chinese in an English text is a problem, except the name of the language", () => {
    const { compiled } = compile({ "a.b": "登录", "a.c": "中文" })
    expect(foreignInEnglish(compiled)).toEqual(["en: a.b has Chinese characters"])
  })
})
