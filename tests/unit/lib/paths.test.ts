import { expect, test } from "vitest"
import { paths } from "#app/lib/paths.ts"

test("ERR-04 the page about a file that was not sent gets the reason only if trying again cannot help", () => {
  const failed = (kind: string) => paths.fileFailed("aurora", "file-1", { kind })
  expect(failed("not_found")).toBe("/a/aurora/file/file-1/failed?because=not_found")
  expect(failed("forbidden")).toBe("/a/aurora/file/file-1/failed?because=forbidden")
  expect(failed("network")).toBe("/a/aurora/file/file-1/failed")
  expect(paths.fileFailed("aurora", "file-1")).toBe("/a/aurora/file/file-1/failed")
})
