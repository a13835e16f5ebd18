import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { signedToken } from '../../services/signing/signed-token.ts'

interface TokenContext {
  readonly secret: string
  readonly websiteId: string
  readonly formId: string
}

const draftToken = signedToken(
  { nonce: 'nonce' },
  ({ nonce }, { websiteId, formId }: Omit<TokenContext, 'secret'>) => [
    'form draft',
    websiteId,
    formId,
    nonce,
  ],
)

/** Makes what the link to a draft carries: what cannot be guessed, signed for one form of one site. */
export function makeDraftToken(nonce: string, context: TokenContext): string {
  return draftToken.make({ nonce }, context)
}

/** Whether such a token was made here, for the form. */
export function isDraftToken(token: string, context: TokenContext): boolean {
  return draftToken.read(token, context) !== null
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
