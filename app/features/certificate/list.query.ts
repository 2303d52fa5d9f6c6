import { listQuery, typedDay } from "#app/lib/list-query.ts"

/** Search parameters of the certificate centre; `from` and `to` are days, both inclusive (CERT-05, SHELL-06). */
export const certificateQuery = listQuery({
  sort: ["-upload_time", "code", "name", "company", "product"],
  filters: { from: typedDay, to: typedDay },
})

/** Search parameters of the applications waiting for a certificate; those waiting for this user come first (CERT-05). */
export const issuanceQuery = listQuery({ sort: ["waiting", "code", "-updated_time"], filters: {} })

export type CertificateSearch = ReturnType<typeof certificateQuery.parse>
