import { hash } from 'node:crypto'
import { noNeeds, type PageNeeds } from '../site/theme/page-needs.ts'

/** Headers of every answer. */
export const plainSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Tells browsers to come by https only, for a year. */
export const strictTransport = 'max-age=31536000'

/** The policy of answers that are no pages: nothing may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * The policy of a page: scripts come from the site itself, from the addresses that its template names, or stand in the page and are
 * listed by hash. Event handler attributes run only where the template's own files hold them; `javascript:` addresses never do. Pictures,
 * styles and frames may come by http as well: `//host` means that on a page that came by http, and browsers forbid it on any other.
 */
export function pagePolicy(html: string, needs: PageNeeds = noNeeds): string {
  const { scriptOrigins, connections, evaluates, makesWorkers, handlerHashes } = needs
  const handlers = handlerHashes.length === 0 ? [] : ["'unsafe-hashes'", ...handlerHashes]
  const scripts = [
    "'self'",
    ...scriptOrigins,
    ...(evaluates ? ["'unsafe-eval'"] : []),
    ...handlers,
    ...inlineScriptHashes(html),
  ].join(' ')
  const connect = ["'self'", ...new Set([...scriptOrigins, ...connections])].join(' ')
  return (
    `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline' https: http:; img-src 'self' data: https: http:; ` +
    `font-src 'self' data: https: http:; media-src 'self' https: http:; frame-src 'self' https: http:; connect-src ${connect}; ` +
    `${makesWorkers ? "worker-src 'self' blob:; " : ''}object-src 'none'; base-uri 'self'; form-action 'self' https:; frame-ancestors 'self'`
  )
}

function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || text === '' || isDataBlock(attributes)) continue
    hashes.add(hashOf(text))
  }
  return [...hashes]
}

/** How many hashes are remembered, of scripts of which length: those of the template, which stand in every page. */
const remembered = { count: 200, length: 1_000 }
const knownHashes = new Map<string, string>()

function hashOf(text: string): string {
  // Looking for a long one takes reading it whole, as hashing does, and most long ones are of one page alone.
  if (text.length > remembered.length) return hashAnew(text)
  const known = knownHashes.get(text)
  if (known !== undefined) return known
  const made = hashAnew(text)
  // A copy, as the text is a part of the page and would keep it in memory.
  if (knownHashes.size < remembered.count) knownHashes.set(Buffer.from(text).toString(), made)
  return made
}

function hashAnew(text: string): string {
  // Browsers hash the text after they have made all line ends \n.
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return `'sha256-${hash('sha256', lines, 'base64')}'`
}

/** A script element that holds data never runs and needs no hash. */
function isDataBlock(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && type !== 'module' && !type.includes('javascript')
}
