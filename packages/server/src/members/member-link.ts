import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberLinkPurpose } from '@vitrine/domain/members/member'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

const paths: Readonly<Record<MemberLinkPurpose, string>> = {
  confirm: '/account/confirm',
  reset: '/account/new-password',
  move: '/account/new-address',
}

/** The path and query of a mailed link. What is kept of it is its id, by which nobody can make it. */
export function memberLinkPath(purpose: MemberLinkPurpose, linkId: string, context: LinkContext): string {
  const token = `${linkId}.${sign(purpose, linkId, context)}`
  return `${paths[purpose]}?token=${encodeURIComponent(token)}`
}

/** Reads the token of such a link; null: it was not made here, for this site and this purpose. */
export function readMemberToken(
  purpose: MemberLinkPurpose,
  token: string,
  context: LinkContext,
): string | null {
  const [, linkId = '', signature = ''] = /^([\da-f]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (linkId === '') return null
  const right = sign(purpose, linkId, context)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? linkId : null
}

function sign(purpose: MemberLinkPurpose, linkId: string, { secret, websiteId }: LinkContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['member', websiteId, purpose, linkId]))
    .digest('base64url')
}
