import { below } from "./address.ts"

/** Paths of entities (member organisations). */
export const entityPaths = {
  list: (alliance: string) => below(alliance, "admin", "entity"),
  csv: (alliance: string) => below(alliance, "admin", "entity.csv"),
  create: (alliance: string) => below(alliance, "admin", "entity", "create"),
  levels: (alliance: string) => below(alliance, "admin", "entity", "level"),
  detail: (alliance: string, id: string) => below(alliance, "admin", "entity", id),
  edit: (alliance: string, id: string) => below(alliance, "admin", "entity", id, "edit"),
  disable: (alliance: string, id: string) => below(alliance, "admin", "entity", id, "disable"),
}
