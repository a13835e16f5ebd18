import type {
  changeRolesCall,
  listPeopleCall,
  removePersonCall,
  resetSecondFactorCall,
  transferOwnershipCall,
} from '@vitrine/contract/owners/people-calls'
import { sameRoles } from '@vitrine/domain/owners/role'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import {
  checkChange,
  checkTransfer,
  noRoleText,
  type StaffContext,
  type StaffProblem,
  staffProblemText,
} from '@vitrine/domain/owners/staff'
import { changedMeanwhileText, checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, type Refusal, type Reply, refuse, reply } from '../../http/reply/reply.ts'
import { tellAccountNews } from '../account-news/tell-account-news.ts'
import { mailsLinks } from '../ask-for-link.ts'
import { endFactors } from '../factors/end-factors.ts'
import { endLinks } from '../password-calls.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { lockActor } from './lock-actor.ts'
import { showInvitation } from './show-invitation.ts'

/** Answers who works on the site, and who was invited to. */
export async function getPeople(
  exchange: Exchange<typeof listPeopleCall>,
): Promise<AnswerTo<typeof listPeopleCall>> {
  const { account: self, store, services } = exchange
  const [people, invitations, ownerId, withCodes, withPasskeys] = await Promise.all([
    store.accounts.list(),
    store.staffInvitations.list(),
    store.accounts.ownerId(),
    store.secondFactors.list(),
    store.passkeys.owners(),
  ])
  return reply({
    people: people.map(({ account, lastSeenAtMs }) => ({
      id: account.id,
      displayName: account.displayName,
      email: account.email,
      roles: [...account.roles],
      isOwner: account.id === ownerId,
      isSelf: account.id === self?.id,
      hasSecondFactor: withCodes.has(account.id) || withPasskeys.has(account.id),
      lastSeenAtMs,
    })),
    invitations: invitations.map((each) => showInvitation(each, services.clock())),
    mailsLinks: mailsLinks(exchange),
  })
}

/** Gives a person other roles. */
export async function putRoles(
  exchange: Exchange<typeof changeRolesCall>,
): Promise<AnswerTo<typeof changeRolesCall>> {
  const { roles, was } = exchange.body
  if (roles.length === 0) return refuse('fields-wrong', checkFieldsText, { errors: { roles: noRoleText } })
  return changePerson(exchange, checkChange, async (tables, person) => {
    if (!sameRoles(person.roles, was)) return refuse('changed-meanwhile', changedMeanwhileText)
    if (sameRoles(roles, was)) return null
    await tables.accounts.save({ ...person, roles })
    if (!roles.includes('admin')) await endInvitationsOf(tables, person.id)
    const summary = `Gave ${person.displayName} the roles ${roles.map((role) => roleTexts[role].label).join(', ')}`
    return summary
  })
}

/** Removes a person with all by which they could come in. */
export async function deletePerson(
  exchange: Exchange<typeof removePersonCall>,
): Promise<AnswerTo<typeof removePersonCall>> {
  return changePerson(exchange, checkChange, async (tables, person) => {
    await tables.sessions.removeAll(person.id)
    await endFactors(tables, person.id)
    await endLinks(tables, person)
    await endInvitationsOf(tables, person.id)
    await tables.accounts.remove(person.id)
    const summary = `Removed ${person.displayName} (${person.email})`
    return summary
  })
}

/** Ends the second factor of a person who lost it; their sessions end, too. */
export async function deletePersonFactor(
  exchange: Exchange<typeof resetSecondFactorCall>,
): Promise<AnswerTo<typeof resetSecondFactorCall>> {
  const check = ({ actorId, person }: StaffContext) => (actorId === person.id ? 'not-yourself' : null)
  return changePerson(exchange, check, async (tables, person) => {
    const hadFactor = await endFactors(tables, person.id)
    await tables.sessions.removeAll(person.id)
    if (hadFactor) await tellAccountNews(tables, exchange, { news: 'factor-off', to: person.email })
    const summary = `Ended the second factor of ${person.displayName}`
    return summary
  })
}

/** Hands the site over. */
export async function putOwner(
  exchange: Exchange<typeof transferOwnershipCall>,
): Promise<AnswerTo<typeof transferOwnershipCall>> {
  const asked = { ...exchange, params: exchange.body }
  return changePerson(asked, checkTransfer, async (tables, person) => {
    await tables.accounts.setOwner(person.id)
    const summary = `Handed the site over to ${person.displayName}`
    return summary
  })
}

/** Changes somebody's part in the site, if the rule lets it, and writes down what `change` says it did, unless it refuses; null where nothing is another. */
function changePerson(
  exchange: Pick<Exchange, 'account' | 'call' | 'services' | 'store'> & {
    readonly params: { readonly accountId: string }
  },
  check: typeof checkChange,
  change: (tables: SiteTables, person: Account) => Promise<string | Refusal | null>,
): Promise<Reply<object> | Refusal> {
  const { account: actor, params, store } = exchange
  return store.transaction(async (tables) => {
    const refused = await lockActor(tables, exchange, params.accountId)
    if (refused) return refused
    const person = await tables.accounts.find(params.accountId)
    if (!person) return refuse('not-found', notFoundText)
    const ownerId = await tables.accounts.ownerId()
    const problem = check({ actorId: actor?.id ?? '', ownerId, person })
    if (problem) return refuseStaff(problem)
    const summary = await change(tables, person)
    if (summary === null) return reply({})
    if (typeof summary !== 'string') return summary
    await recordAuditEntry(tables, exchange, { subjectId: person.id, summary })
    return reply({})
  })
}

function refuseStaff(problem: StaffProblem): Refusal {
  return refuse(problem, staffProblemText[problem])
}
