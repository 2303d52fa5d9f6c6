import type { Request, Response } from "express"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Api, Caller } from "#app/api/client.server.ts"
import { openFile, type FileBytes, type FileOptions, type FileSource, type NoFile } from "#app/api/file.server.ts"
import { sendFile, type UploadOptions } from "#app/api/upload.server.ts"
import type { Applicant } from "#app/session/request-context.server.ts"
import { inertPolicy } from "./inert-policy.ts"

/** Gives a response the CSP for non-pages and cacheable responses, which has no nonce. */
export function makeInert(response: Response): void {
  response.setHeader("Content-Security-Policy", inertPolicy)
}

/** Functions that open backend files as the current user. Browsers never run these files as pages (quality V5.30). */
export function filesOf(options: FileOptions, request: Request, response: Response) {
  const open = async (source: FileSource) => {
    const file = await openFile(source, options)
    if (file.status === 0 || file.status === 401) return file
    makeInert(response)
    if (file.status !== 416) response.once("close", file.release)
    return file
  }
  /** Opens a file without a range request, so the response has all bytes. */
  const openWhole = async (operation: string, path: string): Promise<FileBytes | NoFile> => {
    const file = await open({ operation, path })
    return file.status === 416 || file.status === 401 ? { status: 0, failure: { kind: "server" } } : file
  }
  return {
    openFile: (id: string) =>
      open({ operation: "file.get", path: `/file/${encodeURIComponent(id)}`, range: rangeOf(request) }),
    openPackage: (id: string) => openWhole("export-package.download", `/export-package/${encodeURIComponent(id)}/file`),
    openTemplate: (module: components["schemas"]["ImportModule"], language: components["schemas"]["ImportLanguage"]) =>
      openWhole("import.template", `/import/template?module=${module}&language=${language}`),
  }
}

/** Backend clients that act as a membership applicant (ADM-09), never as the logged-in user. */
export function applicantClients(
  { allianceId, ...options }: Omit<UploadOptions, "caller"> & { allianceId: string | undefined },
  apiFor: (caller: Caller, signal: AbortSignal) => Api,
  request: Request,
  response: Response,
) {
  return (applicantKey?: string): Applicant => {
    const caller = { allianceId, applicantKey }
    return {
      api: apiFor(caller, options.signal),
      openFile: filesOf({ ...options, caller }, request, response).openFile,
      sendFile: (file) => sendFile(file, { ...options, caller }),
    }
  }
}

const maxRangeLength = 200

/** The range headers of a browser that resumes a download. Values too long for the contract are left out. */
function rangeOf(request: Request): Record<string, string> {
  const names = ["range", "if-range"] as const
  const sent = names.flatMap((name) => {
    const value = request.get(name)
    return value !== undefined && value.length <= maxRangeLength ? [[name, value] as const] : []
  })
  return Object.fromEntries(sent)
}
