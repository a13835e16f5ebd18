import { signedToken } from '../services/signing/signed-token.ts'

/** What a link of such a mail does: it leads to the page to write on, or asks for no more of them. */
export type ReviewLinkPurpose = 'write' | 'unsubscribe'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

const linkToken = signedToken(
  { orderId: 'id' },
  (
    { orderId },
    { purpose, websiteId }: { readonly purpose: ReviewLinkPurpose; readonly websiteId: string },
  ) => ['reviews', purpose, websiteId, orderId],
)

/** Makes what a link carries: the order, and what cannot be guessed. */
export function makeReviewToken(purpose: ReviewLinkPurpose, orderId: string, context: LinkContext): string {
  return linkToken.make({ orderId }, { ...context, purpose })
}

/** Reads such a token; null: it was not made here, for this site and purpose. */
export function readReviewToken(
  purpose: ReviewLinkPurpose,
  token: string,
  context: LinkContext,
): string | null {
  return linkToken.read(token, { ...context, purpose })?.orderId ?? null
}

/** The path and query of a link. */
export function reviewPath(purpose: ReviewLinkPurpose, token: string): string {
  return `/reviews/${purpose}?token=${encodeURIComponent(token)}`
}
