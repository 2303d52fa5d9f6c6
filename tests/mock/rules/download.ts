import {
  downloadCategoryListRules,
  downloadCategoryRules,
  downloadListRules,
  downloadRules,
} from "#mock/domains/download/rules.ts"
import { rowOf, scopeIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const download: RuleCheck = {
  subjects: [
    subject("download", downloadRules, (_status, _relation, world) => ({
      ...rowOf(world, "download"),
      group_id: "group-unit",
    })),
    subject("download list", downloadListRules, (status, relation, world) => scopeIn(status, relation, world)),
    subject("download-category", downloadCategoryRules, (_status, _relation, world) => ({
      ...rowOf(world, "download_category"),
      id: "download-category-unit",
    })),
    subject("download-category list", downloadCategoryListRules, () => ({
      alliance_id: "alliance-aurora",
    })),
  ],
  permissions: {
    download: {
      everybody: ["always: read"],
      "alliance_admin download_admin chair vice_chair secretary": ["always: update delete log.list"],
    },
    "download list": {
      everybody: ["always: read export"],
      "alliance_admin download_admin": ["alliance group: create"],
      "chair vice_chair secretary": ["group: create"],
    },
    "download-category": {
      everybody: ["always: read"],
      "alliance_admin download_admin": ["always: update delete"],
    },
    "download-category list": {
      everybody: ["always: read"],
      "alliance_admin download_admin": ["always: create"],
    },
  },
}
