/** Reads a cookie that scripts may see; null when it is not set. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1))
  }
  return null
}

/** Whether this browser may have a cart: by the cookie that the server sets beside the cart's own, of signed-in visitors, too. */
export function mayHaveCart(): boolean {
  return readCookie('hasCart') === 'true'
}

/** Keeps that there is no cart any more, so that the next page does not ask for one. */
export function forgetCart(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = 'hasCart=;path=/;max-age=0'
}

/** Whether a visitor is signed in to an account, as far as scripts are told. */
export function isSignedIn(): boolean {
  const cookie = readCookie('SiteUserInfo')
  return cookie !== null && /"authenticated"\s*:\s*true/.test(cookie)
}
