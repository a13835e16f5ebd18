import type {
  invitePersonCall,
  renewInvitationCall,
  revokeInvitationCall,
} from '@vitrine/contract/owners/people-calls'
import { checkInvitation, invitationDays } from '@vitrine/domain/owners/staff'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { StaffInvitation } from '@vitrine/store/owners/staff-invitations'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { atPanelHost } from '../../services/panel-host.ts'
import { mailsLinks } from '../ask-for-link.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'
import { invitationMailJobKind, invitationSubject } from './invitation-mail-kind.ts'
import { knownText } from './join-calls.ts'
import { lockActor } from './lock-actor.ts'
import { showInvitation } from './show-invitation.ts'

const dayMs = 24 * 3_600_000

const noMailText = 'This server sends no mail yet. Copy the link and hand it over yourself.'

type InvitationExchange = Pick<Exchange, 'account' | 'call' | 'origin' | 'services' | 'site' | 'store'>

/** Invites somebody. */
export async function postInvitation(
  exchange: Exchange<typeof invitePersonCall>,
): Promise<AnswerTo<typeof invitePersonCall>> {
  const { body, services, store } = exchange
  const errors = checkInvitation(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  if (body.isMailed && !mailsLinks(exchange)) return refuse('no-mail', noMailText)
  const email = body.email.trim()
  return store.transaction(async (tables) => {
    const refused = await lockActor(tables, exchange)
    if (refused) return refused
    if (await tables.accounts.findByEmail(email))
      return refuse('fields-wrong', checkFieldsText, { errors: { email: knownText } })
    const { roles, isMailed } = body
    const invitedById = exchange.account?.id
    const begun = { id: services.newId(), email, roles, isMailed, invitedById, createdAtMs: services.clock() }
    const summary = `Invited ${email}`
    return reply(await issueLink(tables, exchange, { begun, summary }))
  })
}

/** Makes a new link for an invitation. */
export async function postInvitationLink(
  exchange: Exchange<typeof renewInvitationCall>,
): Promise<AnswerTo<typeof renewInvitationCall>> {
  const { body, params, store } = exchange
  if (body.isMailed && !mailsLinks(exchange)) return refuse('no-mail', noMailText)
  return store.transaction(async (tables) => {
    const refused = await lockActor(tables, exchange)
    if (refused) return refused
    const known = await tables.staffInvitations.find(params.invitationId)
    if (!known) return refuse('not-found', notFoundText)
    const begun = { ...known, isMailed: body.isMailed, invitedById: exchange.account?.id }
    return reply(await issueLink(tables, exchange, { begun, summary: `Invited ${known.email} again` }))
  })
}

/** Takes an invitation back. */
export async function deleteInvitation(
  exchange: Exchange<typeof revokeInvitationCall>,
): Promise<AnswerTo<typeof revokeInvitationCall>> {
  const isGone = await exchange.store.transaction(async (tables) => {
    const known = await tables.staffInvitations.find(exchange.params.invitationId)
    if (!known || !(await tables.staffInvitations.remove(known.id))) return false
    const summary = `Took the invitation of ${known.email} back`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return true
  })
  return isGone ? reply({}) : refuse('not-found', notFoundText)
}

interface BegunInvitation {
  readonly begun: Omit<StaffInvitation, 'tokenHash' | 'expiresAtMs'>
  readonly summary: string
}

/** Keeps an invitation with a new link, which is told to who invites, or made by the job that mails it. */
async function issueLink(
  tables: SiteTables,
  exchange: InvitationExchange,
  { begun, summary }: BegunInvitation,
) {
  const { origin, services, site } = exchange
  const nowMs = services.clock()
  const token = services.newToken(32)
  const invitation = {
    ...begun,
    tokenHash: hashToken(token),
    expiresAtMs: nowMs + invitationDays * dayMs,
  }
  await tables.staffInvitations.save(invitation)
  await recordAuditEntry(tables, exchange, { subjectId: invitation.id, summary })
  if (invitation.isMailed)
    await tables.jobs.enqueue({
      id: services.newId(),
      kind: invitationMailJobKind,
      payload: { invitationId: invitation.id, email: invitation.email },
      runAtMs: nowMs,
      mail: mailFacts('invitation', {
        to: invitation.email,
        subject: invitationSubject(invitation.email),
      }),
    })
  const inPanel = (address: string) => atPanelHost(address, site, services.panelHost)
  const link = invitation.isMailed ? null : inPanel(`${origin}/config/join?link=${token}`)
  return { invitation: showInvitation(invitation, nowMs), link }
}
