import { pair, type Submission, type TestDomain } from "../domain.ts"
import { fileValue } from "../form-values.ts"
import { insiders } from "../people.ts"

/** The fields of all steps, which share one schema. */
const stepFields = ["cycle", "fees", "label_rules", "answer", "name", "code", "files", "memo"]

/** Every step that the seed's applications have reached (CERT-02). */
const seenSteps = [
  "submit",
  "organization_review",
  "certification_agency_review",
  "testing_agency_review",
  "test_evaluation",
  "test_evaluation_confirm",
  "test_result",
  "test_result_confirm",
  "test_result_agency_confirm",
  "certification_evaluation",
  "certification_evaluation_confirm",
  "certification_result",
  "certification_result_confirm",
  "agency_certificate",
  "label_enable",
  "label_sample",
  "label_confirm",
  "confirmation_evaluation",
  "confirmation_evaluation_confirm",
  "materials_review",
  "final_certificate",
]

/** The five kinds of actors (CERT-02). */
const [applicant, administrator, tester, certifier, issuer] = [
  "applicant",
  "cert-admin",
  "lab-tester",
  "certifier",
  "certdoc-admin",
]

const values = {
  company: "Meridian Loom",
  product: "ML-9",
  label_required: "yes",
  test_agency_id: "agency-aurora-1",
  certification_agency_id: "agency-aurora-2",
}

/** The open step of an application of the seed, submitted by its actor. */
const step = (
  tab: string,
  id: string,
  operation: string,
  form: Record<string, string>,
  by: string,
  without: readonly string[] = [],
): Submission => ({
  route: `certification/:id/${tab}`,
  path: `certification/${id}/${tab}`,
  operation,
  record: ["certification", id],
  form: { outcome: "pass", ...form },
  fields: { attachment_ids: "files", file_ids: "files", text: "reason" },
  also: ["reason", ...stepFields],
  by: [by],
  without,
})

const submissions: Submission[] = [
  {
    route: "certification/create",
    path: "certification/create",
    operation: "certification.create",
    form: values,
    by: insiders,
  },
  {
    route: "certification/:id/edit",
    path: "certification/certification-aurora-2/edit",
    operation: "certification.resubmit",
    record: ["certification", "certification-aurora-2"],
    form: values,
    by: [applicant],
    hasPage: true,
  },
  {
    route: "certification/:id/withdraw",
    path: "certification/certification-aurora-1/withdraw",
    operation: "certification.withdraw",
    record: ["certification", "certification-aurora-1"],
    form: { reason: "The product is changed. 产品有变更。" },
    by: [applicant],
    hasPage: true,
  },
  {
    route: "certification/:id/feedback/:phase",
    path: "certification/certification-aurora-1/feedback/review",
    operation: "certification.feedback.create",
    fields: { attachment_ids: "files" },
    form: { text: "Which firmware? 固件版本？" },
    by: [applicant, administrator],
    hasPage: true,
  },
  step(
    "review",
    "certification-aurora-3",
    "certification.review",
    { step: "organization_review", outcome: "back", reason: "No firmware. 缺少固件版本。" },
    administrator,
  ),
  step(
    "testing",
    "certification-aurora-7",
    "certification.evaluation.create",
    { step: "test_evaluation", cycle: "Four weeks 四周", fees: "9,000 EUR", answer: "Agreed 同意" },
    tester,
    ["label_rules.text", "answer"],
  ),
  step(
    "certification",
    "certification-aurora-15",
    "certification.objection.create",
    { step: "certification_evaluation_confirm", outcome: "back", reason: "Four lanes only. 仅四通道。" },
    applicant,
    ["attachment_ids"],
  ),
  step(
    "confirmation",
    "certification-aurora-22",
    "certification.evaluation.create",
    { step: "confirmation_evaluation", fees: "500 EUR" },
    issuer,
    ["cycle", "answer"],
  ),
  step(
    "certificate-issuance",
    "certification-aurora-18",
    "certification.certificate.create",
    {
      step: "agency_certificate",
      name: "Certificate 证书",
      code: "Q-1",
      files: fileValue("file-certification-aurora-cert-upload"),
    },
    certifier,
  ),
  {
    // valid except for its file, which belongs to somebody else
    route: "certificate-center/certificate/create",
    path: "certificate-center/certificate/create",
    operation: "certificate.create",
    form: {
      name: "Certificate 证书",
      code: "N-1",
      company: "Meridian Loom",
      product: "ML-9",
      attachment_ids: fileValue("file-certificate-aurora-upload"),
    },
    by: [issuer],
    hasPage: true,
  },
  {
    route: "certificate-center/certificate/:id/edit",
    path: "certificate-center/certificate/certificate-aurora-1/edit",
    operation: "certificate.update",
    record: ["certificate", "certificate-aurora-1"],
    form: {
      name: "Certificate 证书",
      code: "N-2",
      company: "Meridian Loom",
      product: "ML-9",
      attachment_ids: fileValue("file-certificate-aurora-1"),
    },
    by: [issuer],
    hasPage: true,
  },
  {
    route: "certificate-center/certificate/:id/delete",
    path: "certificate-center/certificate/certificate-aurora-2/delete",
    operation: "certificate.delete",
    record: ["certificate", "certificate-aurora-2"],
    form: {},
    by: [issuer],
    hasPage: true,
  },
]

const tabs = ["review", "testing", "certification", "confirmation", "certificate-issuance"]
/** One route shows every step, with its form if the person is its actor, so all of them count as forms in the budget. */
const page = (name: string, number: number, tab: string, person: string) => ({
  name: `certification-${name}`,
  path: `/certification/certification-aurora-${number}/${tab}`,
  person,
  kind: "form" as const,
})

/** Test and certification applications, and the certificate centre. */
export const certification: TestDomain = {
  screens: [
    { name: "certifications", path: "/certification", person: "lab-tester", kind: "read" },
    { name: "certifications-none", path: "/certification?q=nothing-like-it", person: "member", kind: "read" },
    { name: "certification-create", path: "/certification/create", person: "applicant", kind: "form" },
    {
      name: "certification-edit",
      path: "/certification/certification-aurora-2/edit",
      person: "applicant",
      kind: "form",
    },
    {
      name: "certification-withdraw",
      path: "/certification/certification-aurora-1/withdraw",
      person: "applicant",
      kind: "form",
    },
    page("review", 3, "review", administrator),
    page("rejected", 2, "review", applicant),
    page("objected", 7, "testing", tester),
    page("waits-for-others", 10, "testing", applicant),
    page("accept", 15, "certification", applicant),
    page("label-rules", 23, "confirmation", issuer),
    page("materials", 24, "confirmation", applicant),
    page("certificate", 18, "certificate-issuance", certifier),
    page("completed", 26, "certificate-issuance", "admin"),
    page("withdrawn", 30, "review", "admin"),
    {
      name: "certification-feedback",
      path: "/certification/certification-aurora-1/feedback/review",
      person: "applicant",
      kind: "form",
    },
    {
      name: "certification-print",
      path: "/certification/certification-aurora-26/print",
      person: "applicant",
      kind: "static",
    },
    { name: "certificates", path: "/certificate-center/certificate", person: issuer, kind: "read" },
    { name: "certificate-issuance", path: "/certificate/issuance", person: issuer, kind: "read" },
    { name: "certificate-create", path: "/certificate-center/certificate/create", person: issuer, kind: "form" },
    {
      name: "certificate-create-refused",
      path: "/certificate-center/certificate/create",
      person: "member",
      kind: "static",
      status: 403,
    },
    { name: "certificate", path: "/certificate-center/certificate/certificate-aurora-1", person: issuer, kind: "read" },
    {
      name: "certificate-edit",
      path: "/certificate-center/certificate/certificate-aurora-1/edit",
      person: issuer,
      kind: "form",
    },
    {
      name: "certificate-delete",
      path: "/certificate-center/certificate/certificate-aurora-2/delete",
      person: issuer,
      kind: "form",
    },
  ],
  access: {
    certification: ["member", 200],
    "certification/create": ["member", 200],
    "certification/:id": ["member", 404],
    "certification/:id/edit": ["member", 404],
    "certification/:id/withdraw": ["member", 404],
    "certification/:id/feedback/:phase": ["member", 404],
    ...Object.fromEntries(tabs.map((tab) => [`certification/:id/${tab}`, ["member", 404] as const])),
    "certification/:id/print": ["member", 404],
    "certification.csv": ["member", 200],
    certificate: ["member", "certificate-center/certificate"],
    "certificate-center": ["member", "certificate-center/certificate"],
    "certificate/issuance": ["member", 200],
    "certificate-center/certificate": ["member", 200],
    "certificate-center/certificate/create": ["member", 200, { offered: [issuer] }],
    "certificate-center/certificate/:id": ["member", 404],
    "certificate-center/certificate/:id/edit": ["member", 404],
    "certificate-center/certificate/:id/delete": ["member", 404],
    "certificate-center/certificate.csv": ["member", 200],
  },
  layouts: {
    "features/certificate/shell.route.tsx": ["member", "certificate/issuance"],
  },
  othersRecords: {
    "certification/:id": {
      foreign: { id: "certification-harbor-1", phase: "review" },
      closed: [
        {
          params: { id: "certification-aurora-1", phase: "review" },
          readers: ["admin", administrator, applicant],
        },
      ],
      reads: ["/print", ...tabs.map((tab) => `/${tab}`)],
    },
    "certificate-center/certificate/:id": {
      foreign: { id: "certificate-harbor-1" },
      closed: [{ params: { id: "certificate-aurora-1" }, readers: ["admin", issuer] }],
      reads: [""],
    },
  },
  pairs: [
    pair(
      "certification/phase/phase",
      "admin",
      "certification/*/review",
      "certification-aurora-1",
      "certification-aurora-3",
    ),
    pair(
      "certification/application/withdraw",
      applicant,
      "certification/*/withdraw",
      "certification-aurora-1",
      "certification-aurora-8",
    ),
    pair(
      "certification/application/feedback",
      administrator,
      "certification/*/feedback/review",
      "certification-aurora-1",
      "certification-aurora-3",
    ),
    ...[
      ["detail", ""],
      ["edit", "/edit"],
      ["delete", "/delete"],
    ].map(([file, below]) =>
      pair(
        `certificate/${file}`,
        issuer,
        `certificate-center/certificate/*${below}`,
        "certificate-aurora-1",
        "certificate-aurora-2",
      ),
    ),
  ],
  withoutPair: ["features/certification/application/edit.route.tsx"],
  submissions,
  withoutBackend: {
    "certification.csv": "certification",
    "certificate-center/certificate.csv": "certificate-center/certificate",
  },
  // feedback on a step that was rejected or objected to
  pages: [
    { person: "admin", address: "certification/certification-aurora-14/certification" },
    { person: "admin", address: "certification/certification-aurora-28/certification" },
    { person: "admin", address: "certification/certification-aurora-31/review" },
    { person: "admin", address: "certification/certification-aurora-32/testing" },
  ],
  showsNoTexts: {
    certificate: "leads to the issuance",
    "certificate-center": "leads to the certificates",
  },
  formattedTexts: {
    "word of the contract": [
      "certification.state",
      "certification.reached[]",
      ...seenSteps.map((step) => `certification.steps.${step}.state`),
      "certification.evaluations[].step",
      "certification.evaluations[].label_rules.format",
      "certification.results[].step",
      "certification.objections[].step",
      "certification.rejections[].step",
      "certification.feedbacks[].phase",
    ],
    "letters and digits": ["certification.code"],
  },
}
