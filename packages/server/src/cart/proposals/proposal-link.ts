import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AgreedTerms } from '@vitrine/domain/cart/proposals/proposal'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** Which link of a proposal is meant. */
export type ProposalLink = Pick<AgreedTerms, 'proposalId' | 'linkVersion'>

/** Path of the page on which a proposal is paid: it cannot be guessed, and one of an older version leads nowhere. */
export function proposalPath(link: ProposalLink, context: LinkContext): string {
  const token = `${link.proposalId}.${link.linkVersion}.${sign(link, context)}`
  return `/checkout/pay?token=${encodeURIComponent(token)}`
}

/** Reads what such a link carries; null: it was not made here, and for this site. */
export function readProposalToken(token: string, context: LinkContext): ProposalLink | null {
  const [, proposalId = '', version = '', signature = ''] =
    /^([\da-f]{24})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? []
  if (proposalId === '') return null
  const link = { proposalId, linkVersion: Number(version) }
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(link, context))) ? link : null
}

function sign({ proposalId, linkVersion }: ProposalLink, { secret, websiteId }: LinkContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['order-draft', 'pay', websiteId, proposalId, linkVersion]))
    .digest('base64url')
}
