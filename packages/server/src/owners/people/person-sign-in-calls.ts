import type { endPersonSignInCall, listPersonSignInsCall } from '@vitrine/contract/owners/people-calls'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { recordAuditEntry } from '../record-audit-entry.ts'
import { showSignIns, signInId } from '../show-sign-ins.ts'

/** Answers where a person is signed in. */
export async function getPersonSignIns(
  exchange: Exchange<typeof listPersonSignInsCall>,
): Promise<AnswerTo<typeof listPersonSignInsCall>> {
  const { params, services, sessionTokenHash, store } = exchange
  if (!(await store.accounts.find(params.accountId))) return refuse('not-found', notFoundText)
  const sessions = await store.sessions.list(params.accountId, services.clock())
  return reply({ signIns: showSignIns(sessions, sessionTokenHash, wordsOf(exchange)) })
}

/** Ends a session of a person. */
export async function deletePersonSignIn(
  exchange: Exchange<typeof endPersonSignInCall>,
): Promise<AnswerTo<typeof endPersonSignInCall>> {
  const { params, services, store } = exchange
  const isEnded = await store.transaction(async (tables) => {
    const person = await tables.accounts.find(params.accountId)
    const sessions = await tables.sessions.list(params.accountId, services.clock())
    const found = sessions.find((session) => signInId(session) === params.signInId)
    if (!person || !found) return false
    await tables.sessions.remove(found.tokenHash)
    const summary = `Signed ${person.displayName} out of ${found.device || 'an old session'}`
    await recordAuditEntry(tables, exchange, { subjectId: person.id, summary })
    return true
  })
  return isEnded ? reply({}) : refuse('not-found', notFoundText)
}
