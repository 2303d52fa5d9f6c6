import { describe, expect, test } from "vitest"
import { openStepIn, type CertificationState } from "#mock/domains/certification/steps.ts"
import { certificateIn, certificationIn } from "#tests/mock/certification-relations.ts"
import { cells, listOf, namedRoles } from "#tests/mock/cells.ts"
import { now } from "#tests/mock/support.ts"
import {
  cellsOf,
  headersOf,
  expectVerdict,
  setUp,
  askedOverHttp,
  written,
  type Request,
  type Setting,
} from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

type Form = { step: string; version: number; [field: string]: unknown }

/** Uploads a file as the person of the setting. @returns its id */
function upload({ store, relation }: Setting, module: "certificate" | "certification"): string {
  const [any] = store.rows.file.all()
  if (!any) throw new Error("the seed has no file")
  const uploader_id = relation.user.id
  return store.rows.file.put({ ...any, id: "file-unit", uploader_id, module, is_public: false, created_time: now }).id
}

const application = {
  company: "C 单位",
  product: "P 产品",
  label_required: false,
  test_agency_id: "agency-aurora-1",
  certification_agency_id: "agency-aurora-2",
}

/** The request for each action of an application. */
const requests: Record<string, (form: Form) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  resubmit: ({ version }) => ({ method: "POST", path: "/resubmit", body: { ...application, version } }),
  withdraw: ({ version }) => ({ method: "POST", path: "/withdraw", body: { version } }),
  review: (form) => ({ method: "POST", path: "/review", body: { ...form, decision: "approve" } }),
  "evaluation.create": (form) => ({
    method: "POST",
    path: "/evaluation",
    body: {
      ...form,
      cycle: "4 weeks 四周",
      fees: "1 EUR",
      label_rules: { format: "markdown", text: "R 规则" },
      answer: "A 答复",
    },
  }),
  "result.create": (form) => ({
    method: "POST",
    path: "/result",
    body: { ...form, file_ids: ["file-unit"], answer: "A 答复" },
  }),
  confirm: (form) => ({ method: "POST", path: "/confirm", body: form }),
  "objection.create": (form) => ({ method: "POST", path: "/objection", body: { ...form, text: "O 异议" } }),
  "certificate.create": (form) => ({
    method: "POST",
    path: "/certificate",
    body: { ...form, name: "N 证书", code: "NEW-1", attachment_ids: ["file-unit"] },
  }),
  "enable-label": (form) => ({ method: "POST", path: "/enable-label", body: form }),
  "label-sample.create": (form) => ({
    method: "POST",
    path: "/label-sample",
    body: { ...form, file_ids: ["file-unit"] },
  }),
  "materials.create": (form) => ({ method: "POST", path: "/materials", body: { ...form, file_ids: ["file-unit"] } }),
  "feedback.create": () => ({ method: "POST", path: "/feedback", body: { phase: "review", text: "F 反馈" } }),
}

describe("CERT-02 CERT-03 cells of openapi/states/certification.yaml, over HTTP", () => {
  const asked = cellsOf<CertificationState>("certification")
  test.each(askedOverHttp(asked))("%s", async (_title, cell) => {
    const setting = setUp(host, cell.role)
    const { store, world, relation } = setting
    const application = store.rows.certification.put(certificationIn(cell.status, relation, world))
    upload(setting, "certification")
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const form = { step: openStepIn(cell.status)?.key ?? "submit", version: application.version }
    const { method, path, body } = requests[cell.action]?.(form) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/certification/${application.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "certification", silent: ["feedback.create"], isOwn: true })
    const isChanged = cell.expected === "allowed" && cell.action !== "read" && cell.action !== "feedback.create"
    expect(store.rows.certification.get(application.id)?.version).toBe(application.version + Number(isChanged))
  })
})

const certificate = { name: "N 证书", company: "C 单位", product: "P 产品", attachment_ids: ["file-unit"] }

describe("CERT-05 cells of openapi/states/certificate.yaml, over HTTP", () => {
  const expectation = { module: "certificate", silent: ["create", "update", "delete"], isOwn: true }

  test.each(askedOverHttp(cellsOf<"open" | "issued">("certificate")))("%s", async (_title, cell) => {
    const setting = setUp(host, cell.role)
    const { store, world, relation } = setting
    const { id, version } = store.rows.certificate.put(certificateIn(cell.status, relation, world))
    upload(setting, "certificate")
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const requests: Record<string, Request> = {
      read: { method: "GET", path: "" },
      update: { method: "PUT", path: "", body: { ...certificate, code: "UNIT-1", version } },
      delete: { method: "DELETE", path: `?version=${version}` },
    }
    const { method, path, body } = requests[cell.action] ?? { method: "", path: "" }
    expectVerdict(
      cell,
      await host.call(method, `/api/certificate/${id}${path}`, headers, body),
      store,
      before,
      expectation,
    )
  })

  const list = listOf("certificate")
  const created = cells(list, namedRoles(list)).filter(({ action }) => action === "create")
  test.each(askedOverHttp(created))("%s", async (_title, cell) => {
    const setting = setUp(host, cell.role)
    const { store, relation } = setting
    upload(setting, "certificate")
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const answer = await host.call("POST", "/api/certificate", headers, { ...certificate, code: "NEW-1" })
    expectVerdict(cell, answer, store, before, expectation)
  })
})
