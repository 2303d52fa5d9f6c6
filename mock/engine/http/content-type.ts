const signatures: readonly (readonly [type: string, at: number, bytes: readonly number[]])[] = [
  ["image/png", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["image/gif", 0, [0x47, 0x49, 0x46, 0x38]],
  ["image/webp", 8, [0x57, 0x45, 0x42, 0x50]],
  ["image/bmp", 0, [0x42, 0x4d]],
  ["application/pdf", 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["application/zip", 0, [0x50, 0x4b, 0x03, 0x04]],
]

/** Detects a file's type by its first bytes, ignoring its name and the browser's content type. */
export function sniff(bytes: Uint8Array): string {
  const found = signatures.find(([, at, signature]) => signature.every((byte, offset) => bytes[at + offset] === byte))
  return found?.[0] ?? "application/octet-stream"
}

/** Whether the type is an image; `sniff` only detects images that the portal accepts: JPEG, PNG, GIF, WEBP, BMP. */
export function imageType(type: string): boolean {
  return type.startsWith("image/")
}
