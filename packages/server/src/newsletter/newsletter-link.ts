import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link of a mail does: it confirms an address, or takes it off the list. */
export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe'

/** The same, or that it tells who followed a link. */
type TokenPurpose = NewsletterLinkPurpose | 'measure'

/** Whose link it is, and when it was made. */
export interface NewsletterLink {
  readonly subscriberId: string
  readonly issuedAtMs: number
}

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** Makes what a link carries: `<subscriber>.<time>.<what cannot be guessed>`, for one purpose on one site. */
export function makeNewsletterToken(
  purpose: TokenPurpose,
  link: NewsletterLink,
  context: LinkContext,
): string {
  return `${link.subscriberId}.${link.issuedAtMs}.${sign(purpose, link, context)}`
}

/** Reads such a token; null: it was not made here, for this site and purpose. */
export function readNewsletterToken(
  purpose: TokenPurpose,
  token: string,
  context: LinkContext,
): NewsletterLink | null {
  const [, subscriberId = '', time = '', signature = ''] =
    /^([\da-f]{24})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (subscriberId === '') return null
  const link = { subscriberId, issuedAtMs: Number(time) }
  const right = sign(purpose, link, context)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? link : null
}

/** What the link of a test mail carries: it is nobody's, and does nothing. */
export const testToken = 'test'

/** The path and query of a link. */
export function newsletterPath(purpose: NewsletterLinkPurpose, token: string): string {
  return `/newsletter/${purpose}?token=${encodeURIComponent(token)}`
}

function sign(
  purpose: TokenPurpose,
  { subscriberId, issuedAtMs }: NewsletterLink,
  { secret, websiteId }: LinkContext,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter', purpose, websiteId, subscriberId, issuedAtMs]))
    .digest('base64url')
}
