import { crumbCookie } from '@vitrine/contract/client/crumb-cookie'
import type { crumbProblemText } from '@vitrine/contract/crumb-problem-text'
import type { FastifyRequest } from 'fastify'
import { cookieName, hiddenCookiesFrom, readCookies } from './cookies.ts'
import { crumbOf, isOwnCrumb, isVisitorSecret, makeVisitorSecret } from './crumb.ts'

/** What a request's cookies say of who asks. */
export interface VisitorCookies {
  /** Holds the crumb of this browser; null before the first answer. */
  readonly secret: string | null
  readonly crumb: string | null
  readonly cartToken: string | null
  readonly ownerToken: string | null
  readonly hasAny: boolean
  /** A cookie that is kept from scripts. */
  readonly hiddenCookie: (name: string) => string | null
  /** A cookie that scripts set. */
  readonly openCookie: (name: string) => string | null
  /** Those whose name begins so: the rest of the name, and the value. */
  readonly hiddenCookies: (beginning: string) => readonly (readonly [string, string])[]
}

/** Reads the cookies of ours. */
export function readVisitorCookies(header: string | undefined, isHttps: boolean): VisitorCookies {
  const cookies = readCookies(header)
  const hidden = (name: string) => cookies[cookieName(name, { httpOnly: true, isHttps })] ?? null
  const secret = hidden('visitor')
  return {
    secret: secret !== null && isVisitorSecret(secret) ? secret : null,
    crumb: cookies.crumb ?? null,
    cartToken: hidden('CART'),
    ownerToken: hidden('owner'),
    hasAny: header !== undefined && header !== '',
    hiddenCookie: hidden,
    openCookie: (name) => cookies[name] ?? null,
    hiddenCookies: (beginning) => hiddenCookiesFrom(cookies, beginning, isHttps),
  }
}

/** A visitor's crumb with the `Set-Cookie` values it needs: the crumb itself and, for a new visitor, the secret it is a part of. */
export function issueCrumb(
  visitor: Pick<VisitorCookies, 'secret'>,
  isHttps: boolean,
): { readonly crumb: string; readonly setCookies: readonly string[] } {
  const secret = visitor.secret ?? makeVisitorSecret()
  const crumb = crumbOf(secret)
  const setCrumb = crumbCookie(crumb, { protocol: isHttps ? 'https:' : 'http:' })
  if (visitor.secret !== null) return { crumb, setCookies: [setCrumb] }
  // Written by hand, as every first page carries it; none of its characters needs an escape.
  const place = isHttps ? '; Path=/; Secure; SameSite=Lax' : '; Path=/; SameSite=Lax'
  const name = cookieName('visitor', { httpOnly: true, isHttps })
  return { crumb, setCookies: [setCrumb, `${name}=${secret}; HttpOnly${place}`] }
}

/** What a forged request is recognised by. */
export interface ForgeryRules {
  readonly isFormPost: boolean
  readonly publicUrl: string | null
}

/** Whether a change comes from one of our own pages; if not, which message says so. */
export function findForgery(
  request: FastifyRequest,
  visitor: VisitorCookies,
  { isFormPost, publicUrl }: ForgeryRules,
): keyof typeof crumbProblemText | null {
  const fetchSite = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return 'session-expired'
  if (origin !== undefined && !isOurHost(origin, request.host, publicUrl)) return 'session-expired'

  const crumb = sentCrumb(request)
  if (crumb !== null && visitor.secret !== null && isOwnCrumb(crumb, visitor.secret)) return null

  // A form without JavaScript cannot send a header; the browser's own word on where it came from is enough.
  if (isFormPost && (fetchSite !== undefined || origin !== undefined)) return null
  return visitor.hasAny ? 'session-expired' : 'cookies-off'
}

/** Whether a request shows its crumb before its body. */
export function sendsCrumbAhead(request: FastifyRequest): boolean {
  return crumbAhead(request) !== null
}

function sentCrumb(request: FastifyRequest): string | null {
  return crumbAhead(request) ?? textField(request.body, 'crumb')
}

function crumbAhead(request: FastifyRequest): string | null {
  const header = request.headers['x-csrf-token']
  return typeof header === 'string' ? header : textField(request.query, 'crumb')
}

function textField(holder: unknown, name: string): string | null {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return null
  const value = (holder as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}

function isOurHost(origin: string, host: string, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const own = `${from.protocol}//${host}`
  // Compared as addresses, so that a default port that only one of them names makes no difference.
  if (URL.canParse(own) && new URL(own).host === from.host) return true
  return publicUrl !== null && from.host === new URL(publicUrl).host
}
