import { chromium } from "playwright-core"
const [,, out, path, person="chair", width="1440", scheme="light", locale="en", js="js", pdf] = process.argv
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] })
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme, javaScriptEnabled: js === "js" })
await c.addCookies([{ name: "locales", value: locale, url: "http://127.0.0.1:3120" }])
const p = await c.newPage()
p.on("console", m => { if (["error","warning"].includes(m.type())) console.log(m.type(), m.text()) })
p.on("pageerror", e => console.log("pageerror", e.message))
await p.goto("http://127.0.0.1:3120/a/aurora/login")
await p.locator('a[href*="/sso/login"]').click()
await p.locator(`form:has([name=person][value="${person}"]):has([name=ticket][value=valid]) button`).click()
await p.waitForURL(/dashboard/)
const r = await p.goto("http://127.0.0.1:3120" + path)
console.log(r.status(), await p.title())
await p.waitForTimeout(600)
if (pdf) { await p.emulateMedia({ media: "print" }); await p.pdf({ path: out + ".pdf", format: "A4" }) }
await p.screenshot({ path: out + ".png", fullPage: true })
console.log(await p.evaluate("document.documentElement.scrollWidth > innerWidth ? 'HORIZONTAL SCROLL' : ''"))
await b.close()
