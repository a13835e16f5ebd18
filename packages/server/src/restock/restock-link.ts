import { signedToken } from '../services/signing/signed-token.ts'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

const linkToken = signedToken(
  { signUpId: 'id' },
  ({ signUpId }, { websiteId }: Pick<LinkContext, 'websiteId'>) => ['restock', websiteId, signUpId],
)

/** Makes what the link out of a mail carries: the sign-up, and what cannot be guessed. */
export function makeRestockToken(signUpId: string, context: LinkContext): string {
  return linkToken.make({ signUpId }, context)
}

/** Reads such a token; null: it was not made here, for this site. */
export function readRestockToken(token: string, context: LinkContext): string | null {
  return linkToken.read(token, context)?.signUpId ?? null
}

/** The path and query of the link. */
export function restockLeavePath(token: string): string {
  return `/restock/unsubscribe?token=${encodeURIComponent(token)}`
}
