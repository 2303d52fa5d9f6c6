import type { Elsewhere } from "./table.ts"

/** Goals that take minutes or need an idle machine, and have separate tests. */
export const elsewhere: readonly Elsewhere[] = [
  {
    id: "P11",
    what: "exactly which calls each page makes",
    command: "npm run test:file -- tests/routes/upstream.test.ts",
  },
  { id: "P16", what: "import of 1000 rows", command: "npm run test:file -- tests/measures/member-import.test.ts" },
  {
    id: "P17",
    what: "eight files of 25M at once",
    command: "npm run test:file -- tests/measures/upload-abuse.test.ts",
  },
  { id: "P18", what: "soak", command: "npm run test:file -- tests/long/soak.test.ts" },
  { id: "P20", what: "three times too many readers", command: "npm run test:file -- tests/long/overload.test.ts" },
  { id: "P29", what: "live pages", command: "npm run test:file -- tests/long/live-pages.test.ts" },
]
