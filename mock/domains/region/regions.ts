export type RegionData = { code: string; name: string; name_english: string; is_leaf: boolean }

type Tree = readonly (readonly [code: string, name: string, name_english: string, below?: Tree])[]

/** Countries and regions. A few of them have provinces and cities, so that all levels can be tested. */
const countries: Tree = [
  [
    "CN",
    "中国",
    "China",
    [
      ["CN-11", "北京", "Beijing", [["CN-1101", "北京市", "Beijing City"]]],
      ["CN-31", "上海", "Shanghai", [["CN-3101", "上海市", "Shanghai City"]]],
      [
        "CN-33",
        "浙江",
        "Zhejiang",
        [
          ["CN-3301", "杭州", "Hangzhou"],
          ["CN-3302", "宁波", "Ningbo"],
        ],
      ],
      [
        "CN-44",
        "广东",
        "Guangdong",
        [
          ["CN-4401", "广州", "Guangzhou"],
          ["CN-4403", "深圳", "Shenzhen"],
        ],
      ],
    ],
  ],
  [
    "NO",
    "挪威",
    "Norway",
    [
      ["NO-46", "西挪威", "Vestland", [["NO-4601", "卑尔根", "Bergen"]]],
      ["NO-55", "特罗姆斯", "Troms", [["NO-5501", "特罗姆瑟", "Tromsø"]]],
    ],
  ],
  [
    "US",
    "美国",
    "United States",
    [
      ["US-CA", "加利福尼亚", "California", [["US-CA-SJ", "圣何塞", "San Jose"]]],
      ["US-NY", "纽约州", "New York", [["US-NY-NY", "纽约", "New York City"]]],
    ],
  ],
  [
    "JP",
    "日本",
    "Japan",
    [
      ["JP-13", "东京", "Tokyo"],
      ["JP-27", "大阪", "Osaka"],
    ],
  ],
  ["DE", "德国", "Germany", [["DE-BY", "巴伐利亚", "Bavaria", [["DE-BY-M", "慕尼黑", "Munich"]]]]],
  ["BR", "巴西", "Brazil"],
  ["CA", "加拿大", "Canada"],
  ["CZ", "捷克", "Czechia"],
  ["FI", "芬兰", "Finland"],
  ["FR", "法国", "France"],
  ["GB", "英国", "United Kingdom"],
  ["IE", "爱尔兰", "Ireland"],
  ["IN", "印度", "India"],
  ["KR", "韩国", "South Korea"],
  ["NG", "尼日利亚", "Nigeria"],
  ["NL", "荷兰", "Netherlands"],
  ["PL", "波兰", "Poland"],
  ["PT", "葡萄牙", "Portugal"],
  ["SE", "瑞典", "Sweden"],
  ["SG", "新加坡", "Singapore"],
  ["HK", "中国香港", "Hong Kong, China"],
  ["MO", "中国澳门", "Macao, China"],
  ["TW", "中国台湾", "Taiwan, China"],
]

const children = new Map<string, RegionData[]>()
collect("0", countries)

function collect(above: string, tree: Tree): void {
  children.set(
    above,
    tree.map(([code, name, name_english, below]) => ({ code, name, name_english, is_leaf: below === undefined })),
  )
  for (const [code, , , below = []] of tree) collect(code, below)
}

/** The regions below a code; `0` is the root. Empty for a leaf, `undefined` for an unknown code. */
export function childrenOf(code: string): RegionData[] | undefined {
  return children.get(code)
}

/** A country, or a region of its level, by its code. */
export const topRegion = (code: string): RegionData | undefined =>
  childrenOf("0")?.find((region) => region.code === code)

export type Place = Pick<RegionData, "code" | "name" | "name_english">

const parents = new Map(
  [...children].flatMap(([parent, below]) => below.map((region) => [region.code, { parent, region }] as const)),
)

/** The path to a region: country, province and city, ending with the region itself; empty for an unknown code. */
export function placesTo(code: string): Place[] {
  const found = parents.get(code)
  if (!found) return []
  const { name, name_english } = found.region
  return [...placesTo(found.parent), { code, name, name_english }]
}
