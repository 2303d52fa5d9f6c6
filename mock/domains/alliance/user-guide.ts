import type { AllianceData } from "#mock/engine/seed/alliances.ts"

/** A small but valid PDF with one page about the portal. */
export function userGuide(data: AllianceData): Uint8Array {
  const lines = [
    `${data.name[1]}: user guide`,
    "Sign in with your account at the sign-on page.",
    "The dashboard shows what is going on; the calendar shows when.",
    "Questions: secretariat@" + data.domain,
  ]
  const text = lines.map((line) => `(${ascii(line)}) Tj T*`).join("\n")
  const content = `BT /F1 14 Tf 24 TL 72 760 Td\n${text}\nET`
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ])
}

function assemble(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.4\n"
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

function ascii(text: string): string {
  return text.replace(/[^ -~]/g, "").replace(/[()\\]/g, "\\$&")
}
