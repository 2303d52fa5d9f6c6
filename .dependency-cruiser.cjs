/**
 * Which folder may import from which (docs/decisions/005-tooling-and-tests.md). Imports go one way:
 * lib < runtime < api < session; lib < client < ui < forms < parts < features; lib < i18n < ui; server joins them. How a form is parsed
 * (forms/schema) is below all of them: the session reads forms, too.
 */

/** Entry modules of the portal: loaded by Remix, Vite and Node, so no module needs to import them. */
const entrances =
  "^app/(root\\.tsx|routes\\.ts|entry\\..*|server/(main|app)\\.ts|.*-worker\\.server\\.ts|.*\\.route\\.tsx?)$"

/** What the domains tell about themselves. It leads to no page, so app/parts may ask it. */
const domains = "^app/domains\\.server\\.ts$"

/** A layer may import from the layers `below` it and from nothing else in app/. */
const layer = (name, ...below) => ({
  name: `layer-${name.replace("/", "-")}`,
  comment: `app/${name} imports only ${[name, ...below].join(", ")}.`,
  severity: "error",
  from: { path: `^app/${name}/` },
  to: { path: "^app/", pathNot: `^app/(${[name, ...below].join("|")})/${name === "parts" ? `|${domains}` : ""}` },
})

const browserAndSession = ["ui", "client", "session", "api", "runtime", "i18n", "lib"]

const verify = "scripts/verify-backend"

/** A room of verify-backend imports from the rooms `below` it and from no other one. */
const room = (name, ...below) => ({
  name: `verify-backend-${name}`,
  comment: `${verify}/${name} imports only ${[name, ...below].join(", ")} of it.`,
  severity: "error",
  from: { path: `^${verify}/${name}/` },
  to: { path: `^${verify}/`, pathNot: `^${verify}/(${[name, ...below].join("|")})/` },
})

module.exports = {
  forbidden: [
    layer("lib"),
    layer("runtime", "lib"),
    layer("api", "runtime", "lib"),
    layer("forms/schema", "lib"),
    layer("session", "forms/schema", "api", "runtime", "lib"),
    layer("i18n", "lib"),
    layer("client", "forms/schema", "lib"),
    layer("ui", "client", "i18n", "lib"),
    layer("forms/fields", "forms/schema", "ui", "client", "i18n", "lib"),
    layer("forms/recovery", "forms/fields", "forms/schema", "ui", "client", "i18n", "lib"),
    layer("forms/submit", "forms/recovery", "forms/fields", "forms/schema", ...browserAndSession),
    layer("forms/drafts", "forms", ...browserAndSession),
    layer("parts", "forms", ...browserAndSession),
    layer("features", "parts", "forms", ...browserAndSession),
    layer("server", "session", "api", "runtime", "i18n", "lib"),
    {
      name: "no-feature-to-feature",
      comment: "A feature knows no other feature, except the names of its statuses and its list.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/features/", pathNot: "^app/features/($1/|[^/]+/[^/]+\\.(status|list)\\.ts$)" },
    },
    {
      name: "domain-registration",
      comment: "Only app/domains.server.ts reads what a domain tells; the others ask app/parts/domain.",
      severity: "error",
      from: { path: "^app/", pathNot: domains },
      to: { path: "^app/features/[^/]+/domain\\.ts$" },
    },
    {
      name: "domain-below-pages",
      comment: "A domain.ts tells paths and words: it knows no component and nothing that only the server has.",
      severity: "error",
      from: { path: "^app/features/[^/]+/domain\\.ts$" },
      to: { path: "^app/.*(\\.tsx|\\.server\\.ts)$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-route-import",
      comment: "A route module is an entrance: Remix loads it, nobody imports it.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "\\.route\\.tsx?$" },
    },
    {
      name: "server-only",
      comment: "*.server files never reach the browser: only server files, routes and entrances import them.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "(\\.server\\.tsx?|\\.route\\.tsx?|^app/(entry\\.server|root)\\.tsx|^app/server/.+)$",
      },
      to: { path: "\\.server\\.tsx?$|^app/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-alone",
      comment: "The portal knows neither the mock, the tests nor the scripts.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(mock|tests|scripts)/" },
    },
    {
      name: "mock-alone",
      comment: "The mock stands for somebody else's backend: it knows the contract, not the portal.",
      severity: "error",
      from: { path: "^mock/" },
      to: { path: "^(app|tests|scripts)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "mock-engine-alone",
      comment: "The engine of the mock knows no domain: it asks the registry (mock/engine/registry.ts).",
      severity: "error",
      from: { path: "^mock/engine/" },
      to: { path: "^mock/", pathNot: "^mock/engine/" },
    },
    {
      name: "mock-registration",
      comment: "Only mock/domains.ts reads what a domain registers; the others ask the registry.",
      severity: "error",
      from: { path: "^mock/", pathNot: "^mock/domains\\.ts$" },
      to: { path: "^mock/domains/[^/]+/index\\.ts$" },
    },
    {
      name: "mock-rules-below-handlers",
      comment: "Rules, records and seeds of the mock know nothing of the operations that use them.",
      severity: "error",
      from: { path: "^mock/domains/[^/]+/(rules|[a-z]+-rules|records|seed|seed-details)\\.ts$" },
      to: { path: "^mock/domains/[^/]+/(handlers|read|write|life|admin|create|topic|role|level|feed|import)\\.ts$" },
    },
    room("client"),
    room("subjects", "client"),
    room("cases", "subjects", "client"),
    room("checks", "cases", "subjects", "client"),
    room("report", "client"),
    {
      name: "verify-backend-kinds-apart",
      comment:
        "A kind of record knows no other one: it asks for it by name (makeIn). Only kinds.ts knows all; what makes requests is shared.",
      severity: "error",
      from: { path: `^${verify}/subjects/`, pathNot: "/kinds\\.ts$" },
      to: {
        path: `^${verify}/subjects/`,
        pathNot:
          "/(subject|bodies|example|new-file|new-record|sent-as|starting|state-tables|test-records|used|ways)\\.ts$",
      },
    },
    {
      name: "verify-backend-checks-apart",
      comment:
        "A check knows no other one; they share only what compares pages, texts, values and fields, and reads.ts has its parts.",
      severity: "error",
      from: { path: `^${verify}/checks/` },
      to: {
        path: `^${verify}/checks/`,
        pathNot: "/(pages|free-texts|parts|read-back|references|sets|wrong-values)\\.ts$",
      },
    },
    {
      name: "no-test-import",
      comment:
        "Nothing but a test imports tests; scripts share what tests share, the mutation run asks the permissions written by hand, and the small backend is one of those that are broken.",
      severity: "error",
      from: { path: "^scripts/" },
      to: {
        path: "^tests/",
        pathNot: "^tests/(support/|mock/(cells|permission-check|subjects?)\\.ts$|verify/small-backend)",
      },
    },
    {
      name: "no-cycle",
      comment: "Two modules that need each other are one module, or three; imports of types included.",
      severity: "error",
      from: { path: `^(app|mock|${verify})/` },
      to: { circular: true },
    },
    {
      name: "no-cycle-in-tests",
      comment: "The same for tests and the other scripts; a type may be named back and forth.",
      severity: "error",
      from: { pathNot: `^(app|mock|${verify})/` },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphan",
      comment: "A module of the portal that no entrance leads to is dead, even when a test imports it.",
      severity: "error",
      from: { path: entrances },
      to: { path: "^app/", pathNot: `\\.d\\.ts$|\\.json$|${entrances}`, reachable: false },
    },
    {
      name: "no-orphan-in-mock",
      comment: "A module of the mock that its start does not lead to is dead.",
      severity: "error",
      from: { path: "^mock/main\\.ts$" },
      to: { path: "^mock/", pathNot: "^mock/main\\.ts$", reachable: false },
    },
    {
      name: "no-unresolved",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?|/generated/" },
    },
    {
      name: "no-undeclared-package",
      comment: "A package that package.json does not name, or a development package on the portal's own path.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(routes|features/[^/]+/routes)\\.ts$" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.cache|screens)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
}
