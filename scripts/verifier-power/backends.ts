import { domainOf, type Mutant } from "../kill-matrix/mutant.ts"
import { mutantsBelow } from "../kill-matrix/sites.ts"

/** The backends that are broken: the mock, and the small one that was written from the documentation. */
export const backends = ["mock", "small"] as const
export type BackendName = (typeof backends)[number]

const small = "tests/verify/small-backend"

/** The name of the small backend in the report, and the resources that it implements completely. */
export const smallSubject = "small backend"
export const smallResources = ["schedule", "download-category"]

/** The backend that a file belongs to. */
export const backendOf = (file: string): BackendName => (file.startsWith(small) ? "small" : "mock")

/** The subject of a file: the domain of the mock, or the small backend. */
export const subjectOf = (file: string): string => (backendOf(file) === "small" ? smallSubject : domainOf(file))

/** A module of the small backend; its people are those of the fixtures, so what is broken there is broken in both. */
const isSmallBackend = (file: string): boolean => file.startsWith(small) && !/(-people|\.test)\.ts$/.test(file)

/** Every mutant of a backend. */
export function mutantsIn(backend: BackendName): Mutant[] {
  const all = backend === "mock" ? mutantsBelow(["mock/domains"]) : mutantsBelow(["tests/verify"])
  return all.filter(({ file }) => backend === "mock" || isSmallBackend(file))
}
