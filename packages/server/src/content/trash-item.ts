import type { trashItemCall } from '@vitrine/contract/content/item-calls'
import { withAct } from '@vitrine/domain/content/items/change-many'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { nameOf } from './item-calls.ts'

/** Puts an item into the trash; one that lies there stays. */
export async function postItemTrash(
  exchange: Exchange<typeof trashItemCall>,
): Promise<AnswerTo<typeof trashItemCall>> {
  const { params, store, site, services } = exchange
  return store.transaction(async (tables) => {
    const item = await tables.items.lock(params.itemId)
    if (!item) return refuse('not-found', failureText.notFound)
    const time = { nowMs: services.clock(), timeZone: site.timeZone }
    const result = withAct(item, { act: 'trash', term: '' }, time)
    if (!result.ok) return refuse('fields-wrong', itemProblemText[result.problem])
    if (!result.item || result.item === item) return reply({})
    await tables.items.save(result.item)
    await tables.site.raiseRevision()
    const summary = `Moved ${nameOf(item)} to the trash`
    await recordAuditEntry(tables, exchange, { subjectId: item.id, summary })
    return reply({})
  })
}
