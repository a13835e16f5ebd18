import type { AgreedTerms } from '@vitrine/domain/cart/proposals/proposal'
import { signedToken } from '../../services/signing/signed-token.ts'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** Which link of a proposal is meant. */
export type ProposalLink = Pick<AgreedTerms, 'proposalId' | 'linkVersion'>

const linkToken = signedToken(
  { proposalId: 'id', linkVersion: 'version' },
  ({ proposalId, linkVersion }, { websiteId }: Pick<LinkContext, 'websiteId'>) => [
    'order-draft',
    'pay',
    websiteId,
    proposalId,
    linkVersion,
  ],
)

/** Path of the page on which a proposal is paid: it cannot be guessed, and one of an older version leads nowhere. */
export function proposalPath(link: ProposalLink, context: LinkContext): string {
  return `/checkout/pay?token=${encodeURIComponent(linkToken.make(link, context))}`
}

/** Reads what such a link carries; null: it was not made here, and for this site. */
export function readProposalToken(token: string, context: LinkContext): ProposalLink | null {
  return linkToken.read(token, context)
}
