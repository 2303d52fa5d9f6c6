/** One part of a multipart body; with `bytes` it is a file. */
export type Part = { name: string; value?: string; fileName?: string; bytes?: Uint8Array; type?: string }

/** Encodes a multipart body. */
export function multipart(parts: Part[], boundary = "x"): Buffer {
  const pieces = parts.flatMap(({ name, value, fileName, bytes, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? "" : `; filename="${fileName}"`) +
        (fileName === undefined ? "" : `\r\nContent-Type: ${type ?? "application/octet-stream"}`) +
        "\r\n\r\n",
    ),
    bytes ?? Buffer.from(value ?? ""),
    Buffer.from("\r\n"),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** The first bytes of a file type, padded with zeros to `size`. */
export function fileOf(kind: "pdf" | "png" | "docx" | "exe" | "text" | "svg", size = 64): Uint8Array<ArrayBuffer> {
  const heads = {
    pdf: "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n",
    png: "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\u0008\u0006\0\0\0\u001f\u0015\u00c4\u0089\0\0\0\rIDAT",
    docx: "PK\u0003\u0004\u0014\0\u0006\0\u0008\0\0\0!\0",
    exe: "MZ\u0090\0\u0003\0\0\0",
    text: "Plain words. ",
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  }
  const bytes = new Uint8Array(Math.max(size, heads[kind].length))
  bytes.set(Buffer.from(heads[kind], "latin1"))
  return bytes
}
