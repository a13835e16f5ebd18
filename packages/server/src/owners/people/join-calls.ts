import type { joinCall, readInvitationCall } from '@vitrine/contract/owners/people-calls'
import { checkOwner } from '@vitrine/domain/owners/check-owner'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { beginSession, signedInReply } from '../begin-session.ts'
import { hashPassword } from '../passwords.ts'

const goneText = 'This invitation was used or taken back, is too old, or a newer one took its place.'

/** Said where an account has the address to which an invitation went. */
export const knownText = 'Somebody with this address works on the site already.'

/** Says to what a link invites. */
export async function postInvitationReading({
  body,
  services,
  site,
  store,
}: Exchange<typeof readInvitationCall>): Promise<AnswerTo<typeof readInvitationCall>> {
  const invitation = await store.staffInvitations.findByToken(hashToken(body.token), services.clock())
  if (!invitation) return refuse('link-gone', goneText)
  return reply({ email: invitation.email, siteTitle: site.title, roles: [...invitation.roles] })
}

/** Makes an account by an invitation. What cannot be taken does not use the invitation up. */
export async function postJoin(exchange: Exchange<typeof joinCall>): Promise<AnswerTo<typeof joinCall>> {
  const { body, services, store } = exchange
  const nowMs = services.clock()
  const tokenHash = hashToken(body.token)
  const known = await store.staffInvitations.findByToken(tokenHash, nowMs)
  if (!known) return refuse('link-gone', goneText)
  const errors = checkOwner({ ...body, email: known.email })
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })

  const passwordHash = await hashPassword(body.password)
  const token = services.newToken(32)
  const account = await store.transaction(async (tables) => {
    const invitation = await tables.staffInvitations.findByToken(tokenHash, nowMs)
    if (!invitation) return refuse('link-gone', goneText)
    const { email, roles } = invitation
    // Somebody may have taken the address for their own account: the invitation stays until that is put right.
    if (await tables.accounts.findByEmail(email)) return refuse('person-known', knownText)
    if (!(await tables.staffInvitations.remove(invitation.id))) return refuse('link-gone', goneText)
    const made: Account = {
      id: services.newId(),
      email,
      displayName: body.displayName.trim(),
      passwordHash,
      roles,
      isDisabled: false,
      createdAtMs: nowMs,
    }
    await tables.accounts.save(made)
    await beginSession(tables, exchange, { account: made, token, summary: 'Joined by an invitation' })
    return made
  })
  return 'body' in account ? account : signedInReply(exchange, { account, token })
}
