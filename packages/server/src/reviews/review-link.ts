import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link of such a mail does: it leads to the page to write on, or asks for no more of them. */
export type ReviewLinkPurpose = 'write' | 'unsubscribe'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** Makes what a link carries: the order, and what cannot be guessed. */
export function makeReviewToken(purpose: ReviewLinkPurpose, orderId: string, context: LinkContext): string {
  return `${orderId}.${sign(purpose, orderId, context)}`
}

/** Reads such a token; null: it was not made here, for this site and purpose. */
export function readReviewToken(
  purpose: ReviewLinkPurpose,
  token: string,
  context: LinkContext,
): string | null {
  const [, orderId = '', signature = ''] = /^([\da-f]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (orderId === '') return null
  const right = sign(purpose, orderId, context)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? orderId : null
}

/** The path and query of a link. */
export function reviewPath(purpose: ReviewLinkPurpose, token: string): string {
  return `/reviews/${purpose}?token=${encodeURIComponent(token)}`
}

function sign(purpose: ReviewLinkPurpose, orderId: string, { secret, websiteId }: LinkContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['reviews', purpose, websiteId, orderId]))
    .digest('base64url')
}
