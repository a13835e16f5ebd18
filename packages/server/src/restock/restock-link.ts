import { createHmac, timingSafeEqual } from 'node:crypto'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** Makes what the link out of a mail carries: the sign-up, and what cannot be guessed. */
export function makeRestockToken(signUpId: string, context: LinkContext): string {
  return `${signUpId}.${sign(signUpId, context)}`
}

/** Reads such a token; null: it was not made here, for this site. */
export function readRestockToken(token: string, context: LinkContext): string | null {
  const [, signUpId = '', signature = ''] = /^([\da-f]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (signUpId === '') return null
  const right = sign(signUpId, context)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? signUpId : null
}

/** The path and query of the link. */
export function restockLeavePath(token: string): string {
  return `/restock/unsubscribe?token=${encodeURIComponent(token)}`
}

function sign(signUpId: string, { secret, websiteId }: LinkContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['restock', websiteId, signUpId]))
    .digest('base64url')
}
