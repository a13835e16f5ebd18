import type { changePanelLanguageCall } from '@vitrine/contract/owners/panel-language-calls'
import type { Exchange } from '../http/exchange.ts'
import { signInFirstText } from '../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { showSession } from './begin-session.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

/** Keeps the language in which an account reads the panel. */
export async function putPanelLanguage(
  exchange: Exchange<typeof changePanelLanguageCall>,
): Promise<AnswerTo<typeof changePanelLanguageCall>> {
  const { account, body, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const changed = await store.transaction(async (tables) => {
    const known = await tables.accounts.lock(account.id)
    if (!known) return null
    const { language: _, ...others } = known
    const stored = { ...others, ...(body.language && { language: body.language }) }
    await tables.accounts.save(stored)
    const summary = 'Changed the language of the panel'
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary })
    return stored
  })
  return changed ? reply(await showSession(exchange, changed)) : refuse('signed-out', signInFirstText)
}
