import { expect, test } from "vitest"
import { codeAfter } from "#app/features/certificate/certificate.server.ts"

test.each([
  ["AIA-CERT-2026-007", "AIA-CERT-2026-008"],
  ["CERT-099", "CERT-100"],
  ["CERT-999", "CERT-1000"],
  ["证书 9", "证书 10"],
  ["CERT-2026-A", undefined],
])("CERT-05 the code proposed after %s is %s", (code, next) => {
  expect(codeAfter(code)).toBe(next)
})
