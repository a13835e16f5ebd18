import { parseCookie, stringifySetCookie } from 'cookie'
import type { ReplyCookie } from '../reply/reply.ts'

/** Reads a `Cookie` header. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  return header ? parseCookie(header) : {}
}

/** Reads, out of all cookies, those kept from scripts whose name begins so; returns the rest of the name, and the value. */
export function hiddenCookiesFrom(
  cookies: Readonly<Record<string, string | undefined>>,
  beginning: string,
  isHttps: boolean,
): readonly (readonly [string, string])[] {
  const start = cookieName(beginning, { httpOnly: true, isHttps })
  return Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(start) && value !== undefined ? [[name.slice(start.length), value] as const] : [],
  )
}

/** The name a cookie goes by: those kept from scripts are tied to the host where the connection allows it. */
export function cookieName(name: string, { httpOnly, isHttps }: { httpOnly: boolean; isHttps: boolean }) {
  return httpOnly && isHttps ? `__Host-${name}` : name
}

/** Writes a `Set-Cookie` header value. */
export function writeCookie(cookie: ReplyCookie, isHttps: boolean): string {
  const httpOnly = cookie.httpOnly ?? false
  return stringifySetCookie({
    name: cookieName(cookie.name, { httpOnly, isHttps }),
    value: cookie.value,
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    httpOnly,
    ...(cookie.maxAgeSeconds === undefined ? {} : { maxAge: cookie.maxAgeSeconds }),
  })
}
