/** Reads the anti-forgery token from a browser's cookies, which the server set; '' without one. */
export function readCrumb(cookies: string): string {
  const pair = cookies.split('; ').find((each) => each.startsWith('crumb='))
  return pair ? decodeURIComponent(pair.slice('crumb='.length)) : ''
}

/** The cookie that keeps a fresh anti-forgery token, as the server sets it, too. */
export function crumbCookie(crumb: string, { protocol }: { readonly protocol: string }): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `crumb=${encodeURIComponent(crumb)}; Path=/${secure}; SameSite=Lax`
}
