import { hrefs, type Answer, type Visitor } from "./visitor.ts"

/** Starts a login and returns with a made-up ticket (quality row 56). */
export async function guessTicket(visitor: Visitor): Promise<Answer> {
  const login = await visitor.get("/a/aurora/login")
  const target = new URL(hrefs(login.body).find((link) => link.includes("/sso/login")) ?? "")
  const back = new URL(target.searchParams.get("goto") ?? "")
  back.searchParams.set("ticket", crypto.randomUUID())
  back.searchParams.set("org", target.searchParams.get("org") ?? "")
  back.searchParams.set("go", "1")
  return visitor.get(back.href)
}
