import { exportPackageRules } from "#mock/domains/export-package/rules.ts"
import { exportPackageIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const exportPackage: RuleCheck = {
  subjects: [subject("export-package", exportPackageRules, exportPackageIn)],
  permissions: {
    "export-package": {
      creator: ["packing: read", "complete: read download delete", "failed expired: read repeat delete"],
    },
  },
}
