import { bugsInScripts } from "./bugs-in-scripts.ts"
import { bugsOfAccess } from "./bugs-of-access.ts"
import { bugsOfActions } from "./bugs-of-actions.ts"
import { bugsOfInputs } from "./bugs-of-inputs.ts"
import { bugsOfLooks } from "./bugs-of-looks.ts"
import { bugsOfWires } from "./bugs-of-wires.ts"
import { bugsOfWriting } from "./bugs-of-writing.ts"
import { bugsWithoutScripts } from "./bugs-without-scripts.ts"
import type { PlantedBug } from "./planted-bug.ts"

/** All bugs that the tests must notice (docs/quality.md, Faults and attacks). Add an entry for every new guard, limit or rule. */
export const plantedBugs: readonly PlantedBug[] = [
  // the backend
  {
    name: "an answer that is no JSON keeps its connection",
    file: "app/api/transport.server.ts",
    find: "await answer.body?.cancel() //",
    replace: "//",
    noticedBy: ["tests/unit/api/client.test.ts"],
  },
  ...bugsOfAccess,
  ...bugsOfInputs,
  ...bugsOfWires,
  ...bugsOfActions,
  ...bugsInScripts,
  ...bugsOfWriting,
  ...bugsOfLooks,
  ...bugsWithoutScripts,

  // secrets and untrusted content
  {
    name: "pictures in rich text come from anywhere",
    file: "app/parts/rich-text/rich-text-html.server.ts",
    find: 'attribs: isOwn(src) ? { src, alt, loading: "lazy" } : { alt },',
    replace: 'attribs: { src, alt, loading: "lazy" },',
    noticedBy: ["tests/unit/parts/rich-text-hostile.test.ts"],
  },
  {
    name: "formulas in CSV files",
    file: "app/lib/csv.server.ts",
    find: "escape_formulas: true",
    replace: "escape_formulas: false",
    noticedBy: ["tests/unit/lib/csv.test.ts"],
  },
  {
    name: "an answer of any size is read",
    file: "app/api/transport.server.ts",
    find: "const largestAnswer = 8 * 1024 * 1024",
    replace: "const largestAnswer = 8 * 1024 * 1024 * 1024",
    noticedBy: ["tests/unit/api/client.test.ts"],
  },
  {
    name: "a form may take as long as it likes",
    file: "app/server/body-deadline.ts",
    find: "if (isTooSlow) request.socket.destroy()",
    replace: "if (isTooSlow && hasFiles) request.socket.destroy()",
    noticedBy: ["tests/unit/server/body-deadline.test.ts"],
  },

  // failures
  {
    name: "a time-out is any server error",
    file: "app/api/transport.server.ts",
    find: 'if (deadline.aborted) return new TransportError("timeout", error)',
    replace: 'if (deadline.aborted) return new TransportError("network", error)',
    noticedBy: ["tests/unit/api/client.test.ts"],
  },
  {
    name: "answers are taken whatever the contract says",
    file: "app/api/client.server.ts",
    find: "return status === 401 || status >= 500 || isNotBuilt(status, body)",
    replace: "return status >= 200 || isNotBuilt(status, body)",
    noticedBy: ["tests/unit/api/client.test.ts"],
  },
  {
    name: "a write is sent twice",
    file: "app/api/protection.server.ts",
    find: "return isRepeatable && isEarly",
    replace: "return (isRepeatable || isEarly) && isEarly",
    noticedBy: ["tests/unit/api/protection.test.ts"],
  },
  {
    name: "a failing backend is never left alone",
    file: "app/api/breaker.server.ts",
    find: 'sum("calls") >= calls && ',
    replace: 'sum("calls") < calls && ',
    noticedBy: ["tests/unit/api/breaker.test.ts"],
  },
  {
    name: "who goes away while waiting keeps a place",
    file: "app/runtime/concurrency-limiter.server.ts",
    find: "this.#waiting = this.#waiting.filter((one) => one !== waiting)",
    replace: "this.#waiting = this.#waiting.filter((one) => one === waiting)",
    noticedBy: ["tests/unit/runtime/concurrency-limiter.test.ts"],
  },
  {
    name: "the key that makes a form be done once is not sent",
    file: "app/api/client.server.ts",
    find: 'key ? { "Idempotency-Key": key } : {}',
    replace: 'key ? { "X-Idempotency-Key": key } : {}',
    noticedBy: ["tests/unit/api/client.test.ts"],
  },
  {
    name: "what was typed is gone after a refusal",
    file: "app/forms/submit/submission.server.ts",
    find: "const initialValue = { ...result.initialValue }",
    replace: "const initialValue: Record<string, unknown> = {}",
    noticedBy: ["tests/unit/forms/refused.test.ts"],
  },

  // states, times, texts, contract
  {
    name: "the backend takes a stale write",
    file: "mock/domains/member/stale.ts",
    find: "if (record.version === version) return",
    replace: "if (record.version >= version) return",
    noticedBy: ["tests/contract/mock-meeting.test.ts", "tests/contract/mock-entity.test.ts"],
  },
  {
    name: "a form hides that somebody else was quicker",
    file: "app/forms/submit/submission.server.ts",
    find: 'refusal.code === "stale" ? refusal.details?.version : undefined',
    replace: 'refusal.code === "stall" ? refusal.details?.version : undefined',
    noticedBy: ["tests/unit/forms/refused.test.ts"],
  },
  {
    name: "states do not matter to the rules",
    file: "mock/engine/rule-table.ts",
    find: "const here = mine.filter((row) => row.in.includes(status))",
    replace: "const here = mine.filter((row) => row.in.includes(status) || true)",
    noticedBy: ["tests/mock/rules.test.ts"],
  },
  {
    name: "a time that the clocks jump over is taken for another",
    file: "app/lib/time-wall.server.ts",
    find: 'return isTwice ? { kind: "overlap", choices: [choiceOf(earlier), choiceOf(later)] } : gapBetween(earlier, later)',
    replace:
      'return isTwice ? gapBetween(earlier, later) : { kind: "overlap", choices: [choiceOf(earlier), choiceOf(later)] }',
    noticedBy: ["tests/unit/lib/time-wall.test.ts"],
  },
  {
    name: "a text is missing in Chinese",
    file: "app/i18n/zh/error.json",
    find: '"error.retry":',
    replace: '"error.retry-not":',
    noticedBy: { script: ["scripts/messages.ts", "--check"] },
  },
  {
    name: "an operation of the contract loses its name",
    file: "openapi/paths/member.yaml",
    find: "operationId: member.disable\n",
    replace: "operationId: member.disabled\n",
    noticedBy: { script: ["scripts/contract.ts", "--check"] },
  },
]
