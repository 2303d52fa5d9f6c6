import type { AllianceKey, Both } from "#mock/engine/seed/alliances.ts"

/** An entity of the seed. */
export type EntityWords = {
  names: Both
  /** The region code; null: not known. */
  region: string | null
  address?: string
  /** The domain of its mail addresses, if it is not derived from its full name. */
  suffix?: string
}

const skerry: EntityWords = { names: ["石礁实验室", "Skerry Test House"], region: "IE", suffix: "skerry-test.example" }

/** The entities of the alliances, in the order of their ids. */
export const entityWords: Readonly<Record<AllianceKey, readonly EntityWords[]>> = {
  aurora: [
    { names: ["海登光电", "Halden Lightworks"], region: "NO", address: "Kaigata 4, 5003 Bergen" },
    { names: ["云砺科技", "Yunli Tech"], region: "CN", address: "杭州市西湖区文三路 1 号" },
    { names: ["澜岸通信", "Lan’an Communications"], region: "CN", suffix: "lanan.example" },
    { names: ["松水实验室", "Pinewater Labs"], region: "FI" },
    { names: ["维尔特半导体", "Veldt Semicon"], region: "NL", address: "Havenstraat 12, 5611 Eindhoven" },
    { names: ["燕鸥仪器", "Tern & Vale Instruments"], region: null, suffix: "tern-vale.example" },
    { names: ["子午织机", "Meridian Loom"], region: "PT", address: "Rua do Porto 30, Porto" },
    skerry,
    { names: ["北极星网络", "Polaris Networks"], region: "SE", address: "Hamngatan 7, 111 47 Stockholm" },
    { names: ["青屿光子", "Qingyu Photonics"], region: "CN", address: "深圳市南山区科苑路 8 号" },
  ],
  harbor: [
    { names: ["锚地仪器", "Anchorage Instruments"], region: "NO", suffix: "anchorage.example" },
    { names: ["海瞰科技", "Haikan Tech"], region: "CN", address: "宁波市北仑区港路 4 号" },
    { names: ["灯塔测绘", "Beacon Survey"], region: "GB", address: "4 Quay Street, Bristol" },
    { names: ["潮汐软件", "Tidewater Software"], region: "DE" },
    skerry,
    { names: ["港务研究院", "Port Research Institute"], region: "CN" },
  ],
}

/** Entities without members: the first is disabled, the second can be disabled. */
export const emptyEntities: readonly EntityWords[] = [
  { names: ["闭环电子", "Closed Loop Electronics"], region: "DE", address: "Ringstraße 9, 80331 München" },
  { names: ["河湾微系统", "Riverbend Microsystems"], region: null },
]

/** Memos of some entities, in the language of their members. */
export const memos = {
  english: "Invoice by post.\nPurchase order required.",
  chinese: "发票请邮寄。\n需提供采购单号。",
}

/** Two contacts for each entity, in the language of its members. */
export const contactNames = {
  english: ["Aino Rantala", "Lucía Barrenetxea"],
  chinese: ["沈若舟", "林可欣"],
} as const
