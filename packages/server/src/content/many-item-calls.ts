import type { changeItemsCall, orderItemsCall } from '@vitrine/contract/content/many-item-calls'
import { describeTermProblem, termNameProblem } from '@vitrine/domain/content/categories/check-category'
import type { ContentItem } from '@vitrine/domain/content/item'
import { type ItemAct, withAct } from '@vitrine/domain/content/items/change-many'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { isOrderedByHand } from '@vitrine/domain/content/items/room-for-items'
import { changedMeanwhileText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { freeUrlId, roomRefusal } from './begin-item.ts'
import { placeOf, themeOf } from './content-place.ts'
import { nameOf } from './item-calls.ts'
import { addCategories } from './save-item.ts'

/** Does the same to several items. */
export async function postItems(
  exchange: Exchange<typeof changeItemsCall>,
): Promise<AnswerTo<typeof changeItemsCall>> {
  const { body, store, services } = exchange
  const act: ItemAct = { act: body.act, term: body.term?.trim() ?? '' }
  const problem = termProblem(act)
  if (problem !== null) return refuse('fields-wrong', problem, { errors: { term: problem } })
  const theme = await themeOf(exchange)
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    const refused: { id: string; title: string; message: string }[] = []
    let changed = 0
    const items = await tables.items.findMany([...new Set(body.ids)])
    for (const item of items) {
      const place = placeOf(await tables.collections.find(item.collectionId), theme)
      const full = act.act === 'restore' && place ? await roomRefusal(tables, place, nowMs) : null
      const next = withAct(item, act, nowMs)
      const message = full ?? (next.ok ? await keep(tables, item, next.item) : itemProblemText[next.problem])
      if (message === null) changed += 1
      else refused.push({ id: item.id, title: nameOf(item), message })
    }
    if (changed > 0) {
      await tables.site.raiseRevision()
      const words = `${act.act}${act.term === '' ? '' : ` ${act.term}`}`
      const summary = `Changed ${changed} items: ${words}`
      await recordAuditEntry(tables, exchange, { subjectId: items[0]?.id ?? '', summary })
    }
    return reply({ changed, refused })
  })
}

/** Why the term of an act cannot be used. */
function termProblem({ act, term }: ItemAct): string | null {
  const kind = act.endsWith('-tag') ? 'tag' : act.endsWith('-category') ? 'category' : null
  const problem = kind && termNameProblem(kind, term, [])
  return kind && problem ? describeTermProblem(problem, kind) : null
}

/** Keeps what became of an item; null when it went well. */
async function keep(
  tables: SiteTables,
  known: ContentItem,
  next: ContentItem | null,
): Promise<string | null> {
  if (next === null) {
    await tables.items.remove(known.id)
    return null
  }
  const isBack = known.trashedAtMs !== null && next.trashedAtMs === null
  const urlId = isBack ? await freeUrlId(tables, next.collectionId, next.urlId) : next.urlId
  if (!(await addCategories(tables, next.collectionId, next.categories)))
    return describeTermProblem('categories-full', 'category')
  await tables.items.save({ ...next, urlId })
  return null
}

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
