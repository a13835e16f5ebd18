import { createHmac, timingSafeEqual } from 'node:crypto'
import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'

interface TokenContext {
  readonly secret: string
  readonly websiteId: string
  readonly formId: string
}

/** Makes what the link to a draft carries: what cannot be guessed, signed for one form of one site. */
export function makeDraftToken(nonce: string, context: TokenContext): string {
  return `${nonce}.${sign(nonce, context)}`
}

/** Whether such a token was made here, for the form. */
export function isDraftToken(token: string, context: TokenContext): boolean {
  const [, nonce = '', signature = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  if (nonce === '') return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, context)))
}

/** The link to a draft where it was saved, in the language that its form was read in. */
export function draftUrl(
  { origin, site }: { readonly origin: string; readonly site: Site },
  { formId, token }: { readonly formId: string; readonly token: string },
): string {
  return `${origin}${prefixNow(site)}${draftPath(formId, token)}`
}

/** The path and query of the link to a draft. */
export function draftPath(formId: string, token: string): string {
  return `/api/form/resume?${new URLSearchParams({ form: formId, token })}`
}

function sign(nonce: string, { secret, websiteId, formId }: TokenContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['form draft', websiteId, formId, nonce]))
    .digest('base64url')
}
