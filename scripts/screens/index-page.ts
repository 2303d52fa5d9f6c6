import type { Screen } from "#tests/support/domain.ts"
import type { View } from "./screens.ts"

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-inline-size: 110rem }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
img { display: block; border: 1px solid #8888; inline-size: 20rem; max-block-size: 30rem; object-fit: cover; object-position: top }
img.narrow { inline-size: 9rem }
`

/** An HTML page with all pictures, one section per screen; each picture links to its file. */
export function indexPage(
  screens: Screen[],
  views: View[],
  pictureName: (screen: Screen, view: View) => string,
): string {
  const sections = screens.map((screen) => {
    const pictures = views.map((view) => {
      const file = pictureName(screen, view)
      const caption = `${view.width} px, ${view.scheme}, ${view.language}`
      const kind = view.width < 600 ? "narrow" : "wide"
      return `<li><a href="${file}"><img class="${kind}" loading="lazy" src="${file}" alt="${screen.name}, ${caption}"></a>${caption}</li>`
    })
    return `<h2 id="${screen.name}">${screen.name}</h2>\n<ul>\n${pictures.join("\n")}\n</ul>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>${style}</style>
<h1>Screens</h1>
${sections.join("\n")}
</html>
`
}
