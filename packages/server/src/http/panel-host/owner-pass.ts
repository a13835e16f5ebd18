import { isSameSignature, signText } from '../../services/signing/signature.ts'

/** The part of a query that holds a pass. */
export const passParameter = 'owner-pass'

/** The part of a query by which the design room asks for a page in its frame. */
export const frameParameter = 'panel-frame'

/** The cookie in which a browser keeps a pass for pages, on the host of a site. */
export const passCookieName = 'page-owner'

/** How long a pass is good for, as long as the session goes on that it was made in. */
export const passMs = 2 * 3_600_000

/** What a pass is for: pages that are visited, pages in the frame of the design room, or the one address of a call that shows a page. */
export type PassScope = 'pages' | 'frame' | `/${string}`

/** What a pass is held against. */
interface PassContext {
  readonly secret: string
  readonly websiteId: string
  readonly nowMs: number
}

/**
 * Writes a pass: it lets an owner whose session is on the panel's host look at pages on the host of the site, and do nothing else there.
 * It names the session by its hash, which opens nothing, and ends with it.
 */
export function writePass(tokenHash: string, scope: PassScope, context: PassContext): string {
  const words = `${context.nowMs + passMs}.${tokenHash}`
  return `${words}.${sign(words, scope, context)}`
}

/** The hash of the session that a pass was made in; null when it is none of ours, of another site or scope, or too old. */
export function readPass(pass: string | null, scope: PassScope, context: PassContext): string | null {
  const [, words = '', expiresAtMs, tokenHash = '', signature = ''] =
    /^((\d{13,15})\.([0-9a-f]{64}))\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (words === '' || Number(expiresAtMs) <= context.nowMs) return null
  const isOurs = isSameSignature(signature, sign(words, scope, context))
  return isOurs ? tokenHash : null
}

function sign(words: string, scope: PassScope, { secret, websiteId }: PassContext): string {
  return signText(secret, ['owner pass', websiteId, scope, words]).toString('base64url')
}
