/** Loads the HTML editor together with Quill. PrimeReact would load Quill later, when a failure could no longer be handled. */
export async function loadHtmlEditor() {
  const [editor] = await Promise.all([import("./html-editor.tsx"), import("quill")])
  return editor
}
