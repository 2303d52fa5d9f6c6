import { describe, expect, test } from "vitest"
import { changesBetween, type Change } from "#scripts/contract/compare.ts"
import type { ContractDocument, Operation, Schema } from "#scripts/contract/document.ts"
import { mayBreak, withoutTexts } from "#scripts/contract/releases.ts"

/** A contract with two operations, structured like the real one. */
function contract(change: (parts: Parts) => void = () => undefined): ContractDocument {
  const parts: Parts = {
    create: {
      operationId: "task.create",
      summary: "Create a task",
      tags: ["task"],
      "x-origin": "portal",
      "x-codes": ["no_group"],
      parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }],
      requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/TaskInput" } } } },
      responses: {
        "200": {
          description: "Done",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Task" } } },
        },
      },
    },
    list: {
      operationId: "task.list",
      summary: "List tasks",
      tags: ["task"],
      "x-origin": "portal",
      parameters: [{ name: "status", in: "query", schema: { type: "string", enum: ["open", "done"] } }],
      responses: { "200": { description: "Tasks" }, "404": { description: "Not found" } },
    },
    input: {
      type: "object",
      required: ["subject"],
      properties: { subject: { type: "string", maxLength: 200 }, memo: { type: ["string", "null"] } },
    },
    task: {
      type: "object",
      description: "A task.",
      required: ["id", "status", "subtasks"],
      properties: {
        id: { type: "string" },
        status: { type: "string", enum: ["open", "done"] },
        description: { type: "string", description: "What is to be done." },
        subtasks: { type: "array", items: { $ref: "#/components/schemas/Task" } },
      },
    },
  }
  change(parts)
  return {
    info: { title: "x", version: "1.0.0", description: "" },
    servers: [],
    tags: [],
    paths: { "/task": { ...(parts.create && { post: parts.create }), get: parts.list } },
    components: { schemas: { TaskInput: parts.input, Task: parts.task }, parameters: {}, responses: {} },
  }
}

type Parts = { create?: Operation; list: Operation; input: Schema & Fields; task: Schema & Fields }
type Fields = { required: string[]; properties: Record<string, Schema> }

const changed = (change: (parts: Parts) => void): Change[] => changesBetween(contract(), contract(change))

describe("API-06 a breaking change is reported with operation and location", () => {
  const cases: [string, (parts: Parts) => void, operation: string, location: string, breaks: string][] = [
    ["a removed operation", (parts) => delete parts.create, "task.create", "", "client"],
    ["a field that becomes required", ({ input }) => input.required.push("memo"), "task.create", "request /memo", "client"],
    ["a new field of a request", ({ input }) => (input.properties.due = {}), "task.create", "request /due", "backend"],
    ["a removed field of a request", ({ input }) => delete input.properties.memo, "task.create", "request /memo", "client"],
    ["shorter texts", ({ input }) => (input.properties.subject = { type: "string", maxLength: 100 }), "task.create", "request /subject", "client"],
    ["longer texts", ({ input }) => (input.properties.subject = { type: "string", maxLength: 300 }), "task.create", "request /subject", "backend"],
    ["a new status in responses", ({ task }) => task.properties.status?.enum?.push("late"), "task.create", "200 /status", "client"],
    ["a removed status in responses", ({ task }) => task.properties.status?.enum?.pop(), "task.create", "200 /status", "backend"],
    ["a new required field in responses", ({ task }) => { task.required.push("due"); task.properties.due = {} }, "task.create", "200 /due", "backend"],
    ["a removed field in responses", ({ task }) => delete task.properties.description, "task.create", "200 /description", "client"],
    ["a field that becomes optional in responses", ({ task }) => task.required.shift(), "task.create", "200 /id", "client"],
    ["another type", ({ task }) => (task.properties.id = { type: "integer" }), "task.create", "200 /id", "client"],
    ["a new filter", ({ list }) => list.parameters?.push({ name: "q", in: "query", schema: {} }), "task.list", "query q", "backend"],
    ["a removed filter", ({ list }) => list.parameters?.pop(), "task.list", "query status", "client"],
    ["a removed response status", ({ list }) => delete list.responses["404"], "task.list", "404", "backend"],
    ["a new refusal", ({ create }) => create?.["x-codes"]?.push("too_late"), "task.create", "refusals", "client"],
  ] // oxfmt-ignore
  test.each(cases)("%s", (_title, change, operation, location, breaks) => {
    expect(changed(change)).toContainEqual(expect.objectContaining({ operation, location, breaks }))
  })
})

test("API-06 changed texts are not reported, and a new optional field in responses breaks nothing", () => {
  expect(changed(({ task }) => (task.description = "Another text."))).toEqual([])
  expect(changed(({ task }) => (task.properties.due = { type: "string" }))).toEqual([
    { operation: "task.create", location: "200 /due", what: "new", schema: "Task", inside: "/due" },
  ])
})

test("API-06 a release keeps fields named description, but no description texts", () => {
  const { components } = withoutTexts(contract())
  expect(components.schemas.Task?.properties?.description).toEqual({ type: "string" })
  expect(components.schemas.Task?.description).toBeUndefined()
})

test("API-06 a major version may break clients, before 1.0 a minor version", () => {
  expect(mayBreak("1.4.2", "2.0.0")).toBe(true)
  expect(mayBreak("1.4.2", "1.5.0")).toBe(false)
  expect(mayBreak("0.1.0", "0.2.0")).toBe(true)
  expect(mayBreak("0.1.0", "0.1.1")).toBe(false)
})
