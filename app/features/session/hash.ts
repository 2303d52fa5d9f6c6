const key = "return-hash"

/**
 * Keeps the fragment of the address that a person is to return to, in this tab: browsers keep it over the redirect to the login page, but the
 * server never sees it (SES-08).
 */
export function keepHash(hash: string): void {
  try {
    if (hash) sessionStorage.setItem(key, hash)
    else sessionStorage.removeItem(key)
  } catch {
    // without storage the login returns to the top of the page
  }
}

/**
 * Script of the callback page: sends its form, to the same address with the kept fragment, which the browser keeps over the redirect to the
 * page. React escapes quotes in a script, so it has only backticks.
 */
export const sendWithHash = `const f=document.forms.namedItem(\`sign-on\`);try{f.action=location.pathname+location.search+(sessionStorage.getItem(\`${key}\`)||\`\`);sessionStorage.removeItem(\`${key}\`)}catch{}f.requestSubmit()`
