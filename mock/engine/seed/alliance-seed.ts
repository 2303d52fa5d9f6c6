import type { Member, Rows } from "#mock/engine/store/rows.ts"
import type { AllianceData } from "./alliances.ts"
import type { SeedBuilder } from "./builder.ts"

export type Scale = "normal" | "large"

type Group = Rows["workgroup"]

/** The seed of one alliance, passed to each domain; members and groups are available after their domains have run. */
export class AllianceSeed {
  readonly builder: SeedBuilder
  readonly data: AllianceData
  readonly scale: Scale
  readonly alliance_id: string
  #members: readonly Member[] = []
  #groups: readonly Group[] = []

  constructor(builder: SeedBuilder, data: AllianceData, scale: Scale) {
    this.builder = builder
    this.data = data
    this.scale = scale
    this.alliance_id = `alliance-${data.key}`
  }

  get members(): readonly Member[] {
    if (this.#members.length === 0) this.#members = this.builder.ofAlliance("member", this.alliance_id)
    return this.#members
  }

  get groups(): readonly [Group, ...Group[]] {
    if (this.#groups.length === 0) this.#groups = this.builder.ofAlliance("workgroup", this.alliance_id)
    const [first, ...others] = this.#groups
    if (!first) throw new Error(`the seed needs a group in ${this.data.key}`)
    return [first, ...others]
  }

  /** The member of a person of the sign-on page. */
  readonly person = (id: string): Member => {
    const found = this.members.find((member) => member.person === id)
    if (!found) throw new Error(`the seed needs the person ${id}`)
    return found
  }
}
