import type { MemberLinkPurpose } from '@vitrine/domain/members/member'
import { signedToken } from '../services/signing/signed-token.ts'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

const paths: Readonly<Record<MemberLinkPurpose, string>> = {
  confirm: '/account/confirm',
  reset: '/account/new-password',
  move: '/account/new-address',
}

interface SignedBeside {
  readonly websiteId: string
  readonly purpose: MemberLinkPurpose
}

const linkToken = signedToken({ linkId: 'id' }, ({ linkId }, { websiteId, purpose }: SignedBeside) => [
  'member',
  websiteId,
  purpose,
  linkId,
])

/** The path and query of a mailed link. What is kept of it is its id, by which nobody can make it. */
export function memberLinkPath(purpose: MemberLinkPurpose, linkId: string, context: LinkContext): string {
  const token = linkToken.make({ linkId }, { ...context, purpose })
  return `${paths[purpose]}?token=${encodeURIComponent(token)}`
}

/** Reads the token of such a link; null: it was not made here, for this site and this purpose. */
export function readMemberToken(
  purpose: MemberLinkPurpose,
  token: string,
  context: LinkContext,
): string | null {
  return linkToken.read(token, { ...context, purpose })?.linkId ?? null
}
