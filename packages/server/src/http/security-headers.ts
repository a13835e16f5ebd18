import { createHash } from 'node:crypto'
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
 * listed by hash. Event handler attributes run only where the template's own files hold them; `javascript:` addresses never do.
 */
export function pagePolicy(html: string, needs: PageNeeds = noNeeds): string {
  const { scriptOrigins, connections, evaluates, handlerHashes } = needs
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
    `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline' https:; img-src 'self' data: https:; ` +
    `font-src 'self' data: https:; media-src 'self' https:; frame-src 'self' https:; connect-src ${connect}; ` +
    "object-src 'none'; base-uri 'self'; form-action 'self' https:; frame-ancestors 'self'"
  )
}

function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || text === '' || isDataBlock(attributes)) continue
    // Browsers hash the text after they have made all line ends \n.
    const normal = text.replace(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(normal).digest('base64')}'`)
  }
  return [...hashes]
}

/** A script element that holds data never runs and needs no hash. */
function isDataBlock(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && type !== 'module' && !type.includes('javascript')
}
