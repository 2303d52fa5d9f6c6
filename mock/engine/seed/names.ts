import type { Random } from "./random.ts"

/** Pinyin and characters. */
type Pair = readonly [string, string]

const chineseFamily: readonly [Pair, ...Pair[]] = [
  ["Lin", "林"],
  ["Chen", "陈"],
  ["Zhou", "周"],
  ["Wu", "吴"],
  ["Xu", "徐"],
  ["Sun", "孙"],
  ["Zhu", "朱"],
  ["Gao", "高"],
  ["He", "何"],
  ["Guo", "郭"],
  ["Luo", "罗"],
  ["Song", "宋"],
  ["Xie", "谢"],
  ["Tang", "唐"],
  ["Feng", "冯"],
  ["Yu", "于"],
  ["Dong", "董"],
  ["Cheng", "程"],
  ["Cao", "曹"],
  ["Yuan", "袁"],
  ["Deng", "邓"],
  ["Fu", "傅"],
  ["Shen", "沈"],
  ["Lu", "陆"],
]
const chineseGiven: readonly [Pair, ...Pair[]] = [
  ["Zhiyuan", "致远"],
  ["Ruozhou", "若舟"],
  ["Wanqing", "晚晴"],
  ["Muyang", "沐阳"],
  ["Yunshu", "云舒"],
  ["Jingxing", "景行"],
  ["Siqi", "思齐"],
  ["Haoran", "浩然"],
  ["Yichen", "奕辰"],
  ["Qingyi", "清仪"],
  ["Bowen", "博文"],
  ["Lanxin", "兰心"],
  ["Zimo", "子墨"],
  ["Shuyao", "舒瑶"],
  ["Tianyu", "天宇"],
  ["Wenjing", "文静"],
  ["Jiayi", "嘉宜"],
  ["Chengze", "承泽"],
  ["Mingzhe", "明哲"],
  ["Xinyue", "心悦"],
  ["Ruilin", "瑞霖"],
  ["Yaqi", "雅琪"],
  ["Junjie", "俊杰"],
  ["Anran", "安然"],
]
const westernGiven: readonly [string, ...string[]] = [
  "Adaeze",
  "Anders",
  "Beatriz",
  "Callum",
  "Dorota",
  "Elif",
  "Emeka",
  "Freya",
  "Giulia",
  "Hannes",
  "Ines",
  "Ivo",
  "Jonas",
  "Katarina",
  "Kenji",
  "Leila",
  "Mateus",
  "Miriam",
  "Nadia",
  "Oskar",
  "Petra",
  "Rafael",
  "Saoirse",
  "Tomasz",
  "Ursula",
  "Viktor",
  "Yara",
  "Zofia",
]
const westernFamily: readonly [string, ...string[]] = [
  "Okonwi",
  "Brekkhus",
  "Carvalheda",
  "Dunmore",
  "Eriksby",
  "Fontaneda",
  "Grabowska",
  "Hallinan",
  "Ibarrola",
  "Jansby",
  "Kowarek",
  "Lindgard",
  "Marchetta",
  "Novotnikova",
  "Ostervik",
  "Pellegrand",
  "Quintela",
  "Rosvall",
  "Sandoval",
  "Thorsen",
  "Ulvang",
  "Verhaegen",
  "Wierzbowiec",
  "Yukawa",
  "Zelenka",
  "Abernath",
]

export type Name = { name: string; real_name: string; username: string; isChinese: boolean }

/** Creates a random person. `serial` makes the user name unique. */
export function makeName(random: Random, serial: number): Name {
  const isChinese = random.next() < 0.5
  if (isChinese) {
    const [family, familyCharacters] = random.pick(chineseFamily)
    const [given, givenCharacters] = random.pick(chineseGiven)
    const username = `${family}.${given}${serial}`.toLowerCase()
    return { name: familyCharacters + givenCharacters, real_name: `${family} ${given}`, username, isChinese }
  }
  const name = `${random.pick(westernGiven)} ${random.pick(westernFamily)}`
  return { name, real_name: name, username: `${name.replace(" ", ".").toLowerCase()}${serial}`, isChinese }
}
