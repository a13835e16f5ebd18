import { signedToken } from '../services/signing/signed-token.ts'

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

const linkToken = signedToken(
  { subscriberId: 'id', issuedAtMs: 'moment' },
  (
    { subscriberId, issuedAtMs },
    { purpose, websiteId }: { readonly purpose: TokenPurpose; readonly websiteId: string },
  ) => ['newsletter', purpose, websiteId, subscriberId, issuedAtMs],
)

/** Makes what a link carries: `<subscriber>.<time>.<what cannot be guessed>`, for one purpose on one site. */
export function makeNewsletterToken(
  purpose: TokenPurpose,
  link: NewsletterLink,
  context: LinkContext,
): string {
  return linkToken.make(link, { ...context, purpose })
}

/** Reads such a token; null: it was not made here, for this site and purpose. */
export function readNewsletterToken(
  purpose: TokenPurpose,
  token: string,
  context: LinkContext,
): NewsletterLink | null {
  return linkToken.read(token, { ...context, purpose })
}

/** What the link of a test mail carries: it is nobody's, and does nothing. */
export const testToken = 'test'

/** The path and query of a link. */
export function newsletterPath(purpose: NewsletterLinkPurpose, token: string): string {
  return `/newsletter/${purpose}?token=${encodeURIComponent(token)}`
}
