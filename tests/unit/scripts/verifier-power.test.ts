import { runInThisContext } from "node:vm"
import ts from "typescript"
import { expect, test } from "vitest"
import { mutantsAt, type Mutant } from "#scripts/kill-matrix/mutant.ts"
import { codeSites } from "#scripts/kill-matrix/code-sites.ts"
import { choose } from "#scripts/verifier-power/choice.ts"
import { outcomeOf, type Entry } from "#scripts/verifier-power/power-file.ts"
import { instrumented } from "#scripts/verifier-power/program.ts"
import { reportOf } from "#scripts/verifier-power/report.ts"
import { plan } from "#scripts/verifier-power/run.ts"

const file = "mock/domains/task/view.ts"
const text = `
const view = (task: Task, isShown: boolean) => ({ id: task.id, ...(isShown && { note: task.note }) })
function close(task: Task) {
  if (task.isOpen) task.end()
  write(task)
}
`
const mutants = mutantsAt(file, text, codeSites(file, text))
const of = (kind: string) => mutants.filter((one) => one.kind === kind)

/** The program with one mutant active, run on a task. */
function run(active: string) {
  const done: string[] = []
  const written = instrumented(
    text,
    mutants.filter(({ id }) => id === active),
  )
  const body = ts.transpile(written, { target: ts.ScriptTarget.ES2022 })
  const program = runInThisContext(`(globalThis, write) => { ${body}; return { view, close } }`) as (
    scope: object,
    write: () => void,
  ) => { view: (task: object, isShown: boolean) => object; close: (task: object) => void }
  const { view, close } = program({ mutants: { is: (id: string) => id === active } }, () => done.push("written"))
  close({ isOpen: true, end: () => done.push("ended") })
  return { shown: JSON.parse(JSON.stringify(view({ id: 1, note: "n" }, true))) as object, done }
}

test("a program with all mutants behaves as written, and as the mutant that is active", () => {
  expect(run("")).toEqual({ shown: { id: 1, note: "n" }, done: ["ended", "written"] })
  expect(of("field").map(({ id }) => run(id).shown)).toEqual([{ note: "n" }, { id: 1 }])
  expect(of("condition").map(({ id }) => run(id).done)).toEqual([["written"]])
  expect(of("call").map(({ id }) => run(id).done)).toContainEqual(["ended"])
})

test("a sample takes the subjects and kinds in turn, and no mutant within another one", () => {
  const other = mutants.map((one) => ({ ...one, id: `${one.id}-2`, file: "mock/domains/notice/view.ts" }))
  const chosen = choose([...mutants, ...other], { seed: 1, size: 4 })
  expect(chosen.map((one) => one.file.split("/")[2])).toEqual(["task", "notice", "task", "notice"])
  const nested: Mutant[] = [...mutants, { ...(mutants[0] as Mutant), id: "within" }]
  expect(choose(nested, { seed: 1, size: 99 }).length).toBeLessThan(nested.length)
})

test("the checks that reach a mutant are run, those of its own resource first", () => {
  const reach = {
    "search.list list": { seconds: 1, reached: ["a"] },
    "task.update effect": { seconds: 4, reached: ["a"] },
    "task.list list": { seconds: 2, reached: ["a"] },
    "task.get tenant": { seconds: 1, reached: ["b"] },
  }
  const [first = [], second = []] = plan(reach, { id: "a", file })
  expect(first).toEqual(expect.arrayContaining(["task.list", "list", "schema"]))
  expect(first).not.toContain("task.update")
  expect(second).toEqual(expect.arrayContaining(["task.update", "effect", "search.list"]))
  expect(plan(reach, { id: "c", file })).toEqual([])
})

test("a report counts what is named, judged and survived by resource", () => {
  const entry: Entry = { id: "a", file, kind: "field", line: 1, excerpt: "x", becomes: "" }
  const all = [
    entry,
    { ...entry, by: "task.get schema" },
    { ...entry, by: "" },
    { ...entry, by: "", judged: "equivalent" },
  ]
  expect(all.map(outcomeOf)).toEqual(["not run", "named", "survived", "judged"])
  expect(reportOf({ seed: 1, mutants: all })).toMatch(/task\s+4\s+3\s+1\s+1\s+1\s+33 %/)
})
