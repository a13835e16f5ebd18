import type { orderItemsCall } from '@vitrine/contract/content/item-order-calls'
import { isOrderedByHand } from '@vitrine/domain/content/items/room-for-items'
import { changedMeanwhileText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { themeOf } from '../website/pages/theme-of.ts'
import { placeOf } from './content-place.ts'

/** Most items of a collection that are put in order together. */
const orderedMost = 10_000

/** Puts items of a collection in order. */
export async function putOrder(
  exchange: Exchange<typeof orderItemsCall>,
): Promise<AnswerTo<typeof orderItemsCall>> {
  const { params, body, store, services } = exchange
  const theme = await themeOf(exchange)
  return store.transaction(async (tables) => {
    const place = placeOf(await tables.collections.find(params.collectionId), theme)
    if (!place || !isOrderedByHand(place.ordering)) return refuse('not-found', failureText.notFound)
    await tables.items.lockIn(params.collectionId)
    const { rows } = await tables.items.search({
      ...{ collectionId: params.collectionId, nowMs: services.clock() },
      ...{ sort: 'position', direction: 'asc', offset: 0, limit: orderedMost },
    })
    const wanted = new Set(body.ids)
    const named = body.ids.flatMap((id) => rows.find((item) => item.id === id) ?? [])
    if (named.length !== wanted.size) return refuse('not-found', failureText.notFound)
    const now = rows.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
    if (now.join() !== body.was.join()) return refuse('changed-meanwhile', changedMeanwhileText)
    let next = 0
    const ordered = rows.map((item) => (wanted.has(item.id) ? (named[next++] ?? item) : item))
    for (const [position, item] of ordered.entries()) {
      if (item.position !== position) await tables.items.save({ ...item, position })
    }
    await tables.site.raiseRevision()
    const summary = `Put ${place.collection.title} in order`
    await recordAuditEntry(tables, exchange, { subjectId: params.collectionId, summary })
    return reply({})
  })
}
