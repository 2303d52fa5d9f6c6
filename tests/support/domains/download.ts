import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { fileValue } from "../form-values.ts"
import { officers } from "../people.ts"

/** Who manages the library of the alliance, and of COPT (DL-03). */
const keepers = ["admin", "download-admin"]
const groupKeepers = [...officers, "download-admin"]

const own = { name: "Sample", category_id: "download-category-aurora-1" }
const kept = (number: number) => ({ ...own, file_ids: fileValue(`file-download-aurora-${number}-1`) })

const submissions: Submission[] = [
  {
    // valid except for its file, which belongs to somebody else
    route: "download/create",
    path: "download/create",
    operation: "download.create",
    form: kept(1),
    by: ["download-admin"],
    refusals: [400, 403],
  },
  {
    route: "download/:id/edit",
    path: "download/download-aurora-1/edit",
    operation: "download.update",
    record: ["download", "download-aurora-1"],
    form: kept(1),
    by: keepers,
    hasPage: true,
  },
  {
    route: "download/:id/delete",
    path: "download/download-aurora-2/delete",
    operation: "download.delete",
    record: ["download", "download-aurora-2"],
    form: {},
    by: keepers,
    hasPage: true,
  },
  {
    route: "download/:id/edit",
    path: "download/download-aurora-3/edit",
    operation: "download.update",
    record: ["download", "download-aurora-3"],
    form: kept(3),
    by: groupKeepers,
    hasPage: true,
    isOfGroup: true,
  },
  {
    route: "download/:id/delete",
    path: "download/download-aurora-4/delete",
    operation: "download.delete",
    record: ["download", "download-aurora-4"],
    form: {},
    by: groupKeepers,
    hasPage: true,
    isOfGroup: true,
  },
  {
    route: "wg/:acronym/download/create",
    path: "wg/COPT/download/create",
    operation: "download.create",
    form: kept(3),
    by: ["chair"],
    refusals: [400, 403],
  },
  {
    route: "download/category",
    path: "download/category",
    operation: "download-category.create",
    form: { name: "Samples" },
    by: keepers,
    hasPage: true,
  },
  {
    route: "download/category",
    path: "download/category",
    operation: "download-category.update",
    record: ["download_category", "download-category-aurora-1"],
    // its page is the list, which the entry above opens
    form: { id: "download-category-aurora-1", name: "Samples" },
    by: keepers,
  },
  {
    route: "download/category/:id/delete",
    path: "download/category/download-category-aurora-4/delete",
    operation: "download-category.delete",
    record: ["download_category", "download-category-aurora-4"],
    form: {},
    by: keepers,
    hasPage: true,
  },
]

/** Downloads and their categories. */
export const download: TestDomain = {
  screens: [
    { name: "downloads", path: "/download", person: "member", kind: "read" },
    { name: "downloads-none", path: "/download?q=nothing-like-it", person: "download-admin", kind: "read" },
    { name: "group-downloads", path: "/wg/COPT/download", person: "secretary", kind: "read" },
    { name: "download", path: "/download/download-aurora-1", person: "download-admin", kind: "read" },
    { name: "group-download", path: "/wg/COPT/download/download-aurora-3", person: "member", kind: "read" },
    { name: "download-create", path: "/download/create", person: "download-admin", kind: "form" },
    { name: "download-edit", path: "/download/download-aurora-1/edit", person: "admin", kind: "form" },
    { name: "download-delete", path: "/download/download-aurora-1/delete", person: "download-admin", kind: "form" },
    { name: "download-categories", path: "/download/category", person: "download-admin", kind: "form" },
    {
      name: "download-category-delete",
      path: "/download/category/download-category-aurora-4/delete",
      person: "admin",
      kind: "form",
    },
    {
      name: "download-category-in-use",
      path: "/download/category/download-category-aurora-1/delete",
      person: "admin",
      kind: "static",
      status: 403,
    },
  ],
  access: {
    download: ["group", 200],
    "download/create": ["group", 200, { offered: keepers }],
    "download/category": ["member", 200, { offered: keepers }],
    "download/category/:id/delete": ["member", 404],
    "download/:id": ["group", 404],
    "download/:id/edit": ["group", 404],
    "download/:id/delete": ["group", 404],
    "wg/:acronym/download": ["group", 200],
    "wg/:acronym/download/create": ["group", 200, { offered: groupKeepers }],
    "wg/:acronym/download/:id": ["group", 404],
    "wg/:acronym/download/:id/edit": ["group", 404],
    "wg/:acronym/download/:id/delete": ["group", 404],
    "download.csv": ["member", 200],
    "download/:id/log.csv": ["member", "download/no-such-record"],
  },
  othersRecords: {
    "download/:id": {
      foreign: { id: "download-harbor-1" },
      closed: [restricted({ id: "download-aurora-5" })],
      reads: [""],
    },
    "wg/:acronym/download/:id": {
      foreign: { id: "download-harbor-1" },
      closed: [restricted({ acronym: "STEER", id: "download-aurora-5" })],
      reads: [""],
    },
    "download/category/:id": { foreign: { id: "download-category-harbor-1" } },
  },
  restrictedIds: ["download-aurora-5"],
  closedParts: { "download/download-aurora-1/log.csv": { open: keepers, otherwise: "download/download-aurora-1" } },
  submissions,
  withoutBackend: {
    "download.csv": "download",
    "download/:id/log.csv": "download/no-such-record",
  },
  pairs: [
    pair("download/detail", "member", "download/*", "download-aurora-1", "download-aurora-2"),
    pair("download/edit", "admin", "download/*/edit", "download-aurora-1", "download-aurora-2"),
    pair("download/delete", "admin", "download/*/delete", "download-aurora-1", "download-aurora-2"),
    pair("download/list", "chair", "wg/*/download", "COPT", "LINK"),
    pair("download/create", "admin", "wg/*/download/create", "COPT", "LINK"),
  ],
  withoutPair: ["features/download-category/delete.route.tsx"],
  pages: [{ person: "admin", address: "download/download-aurora-1/log.csv" }],
}
