import type {
  changeContentItemCall,
  createItemCall,
  duplicateItemCall,
  listCalendarCall,
  listContentCollectionsCall,
  readItemCall,
} from '@vitrine/contract/content/item-calls'
import { withoutCode } from '@vitrine/domain/content/blocks/code-blocks'
import { atBegin } from '@vitrine/domain/content/events/occurrences'
import type { ContentItem } from '@vitrine/domain/content/item'
import { copyItem } from '@vitrine/domain/content/items/copy-item'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import { rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { lockToCopy, putCopyInAreas } from '../memberships/copied-areas.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { manyRedirectsText, redirectMoved } from '../redirects/redirect-moved.ts'
import { themeOf } from '../website/pages/theme-of.ts'
import { wordsOf } from '../words/panel-words.ts'
import { authorOf, beginItem, freeUrlId, roomRefusal } from './begin-item.ts'
import { fieldsOf, placeOf } from './content-place.ts'
import { readDraft } from './draft-calls.ts'
import { itemRow, type RowContext, storedItem } from './item-row.ts'
import { saveItem } from './save-item.ts'

/** Answers the parts of the site that hold items. */
export async function getContentCollections(
  exchange: Exchange<typeof listContentCollectionsCall>,
): Promise<AnswerTo<typeof listContentCollectionsCall>> {
  const { store, services } = exchange
  const theme = await themeOf(exchange)
  const counted = await store.items.countShelves(services.clock())
  const collections = await store.collections.list()
  const places = collections.flatMap((each) => placeOf(each, theme) ?? [])
  return reply({
    collections: places.map(({ collection, kinds, ordering, hasItemPages }) => {
      const { id, title, urlId, typeName, isEnabled } = collection
      const counts = counted.filter(({ collectionId }) => collectionId === id)
      return {
        ...{ id, title, urlId, typeName, isEnabled, ordering, hasItemPages },
        fullUrl: collectionPath(collection, { collections, theme }),
        kinds: kinds.map(({ fields, ...kind }) => ({
          ...kind,
          fields: fields.map((field) => ({ name: field.name, title: field.title, type: field.type })),
        })),
        counts: Object.fromEntries(counts.map(({ shelf, total }) => [shelf, total])),
      }
    }),
  })
}

/** Most items of a period that the calendar shows. */
const calendarMost = 500

/** Answers the items of a period. */
export async function getCalendar({
  query,
  store,
  services,
}: Exchange<typeof listCalendarCall>): Promise<AnswerTo<typeof listCalendarCall>> {
  const { fromMs, toMs, collectionId } = query
  const context = await rowContext(store, services.clock())
  const items = await store.items.between({ fromMs, toMs, collectionId, limit: calendarMost })
  const isShown = (atMs: number) => atMs >= fromMs && atMs < toMs
  const times = items.flatMap((item) => {
    const begins = item.event?.occurrences?.map(({ startAtMs }) => startAtMs).filter(isShown)
    return begins ? begins.map((startAtMs) => atBegin(item, startAtMs)) : [item]
  })
  return reply({ items: times.map((item) => itemRow(item, context)) })
}

/** Answers one item. */
export async function getItem({
  params,
  store,
  services,
  account,
}: Exchange<typeof readItemCall>): Promise<AnswerTo<typeof readItemCall>> {
  const item = await store.items.find(params.itemId)
  if (!item) return refuse('not-found', failureText.notFound)
  const layout = await store.layouts.find({ kind: 'item', id: item.id })
  return reply({
    ...storedItem(item, await rowContext(store, services.clock())),
    hasBlocks: layout !== undefined,
    draft: await readDraft(store, item.id, account),
  })
}

/** Begins an item. */
export async function postItem(
  exchange: Exchange<typeof createItemCall>,
): Promise<AnswerTo<typeof createItemCall>> {
  const { body, store, services, account } = exchange
  const theme = await themeOf(exchange)
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    // Nobody else takes the last room, or the address, between the look and the change.
    const place = placeOf(await tables.collections.lock(body.collectionId), theme)
    const taken = place?.kinds.find(
      ({ kind, customType }) => kind === body.kind && customType === body.customType,
    )
    if (!place || !taken) return refuse('not-found', failureText.notFound)
    const full = await roomRefusal(tables, place, nowMs)
    if (full !== null) return refuse('fields-wrong', full, { errors: { collectionId: full } })
    const known = body.image ? await tables.images.find(body.image.id) : undefined
    const item = await beginItem(tables, place, {
      ...{
        id: services.newId(),
        kind: body.kind,
        customType: body.customType,
        title: body.title.trim(),
        nowMs,
        language: exchange.site.language,
      },
      image: known && body.image ? { ...known, altText: body.image.altText } : null,
      author: await authorOf(tables, account),
    })
    await tables.items.save(item)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: item.id, summary: `Began ${nameOf(item)}` })
    return reply(storedItem(item, await rowContext(tables, nowMs)))
  })
}

/** Changes an item, unless someone else did meanwhile. */
export async function putContentItem(
  exchange: Exchange<typeof changeContentItemCall>,
): Promise<AnswerTo<typeof changeContentItemCall>> {
  const { params, store, services, account } = exchange
  const { updatedAtMs, keepsOldAddress = false, ...input } = exchange.body
  const theme = await themeOf(exchange)
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    const known = await tables.items.lock(params.itemId)
    if (!known || known.trashedAtMs !== null) return refuse('not-found', failureText.notFound)
    if (known.updatedAtMs !== updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const saved = await saveItem(tables, known, { input, fields: fieldsOf(known, theme), nowMs })
    if (!saved.ok) return refuse('fields-wrong', checkFieldsText, { errors: saved.errors })
    if (keepsOldAddress && !(await redirectItem(tables, known, saved.item)))
      return rollBack(refuse('fields-wrong', manyRedirectsText, { errors: { urlId: manyRedirectsText } }))
    if (account) await tables.itemDrafts.remove(known.id, account.id)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: known.id,
      summary: `Changed ${nameOf(saved.item)}`,
    })
    return reply(storedItem(saved.item, await rowContext(tables, nowMs)))
  })
}

/** Adds a draft that is like an item, with its blocks; those of code come along only for administrators. */
export async function postDuplicate(
  exchange: Exchange<typeof duplicateItemCall>,
): Promise<AnswerTo<typeof duplicateItemCall>> {
  const { params, store, services, account } = exchange
  const mayWriteCode = account?.roles.includes('admin') ?? false
  const theme = await themeOf(exchange)
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    const known = await lockToCopy(tables, () => tables.items.find(params.itemId))
    const place = known && placeOf(await tables.collections.lock(known.collectionId), theme)
    if (!known || !place) return refuse('not-found', failureText.notFound)
    const full = await roomRefusal(tables, place, nowMs)
    if (full !== null) return refuse('fields-wrong', full)
    const bounds = await tables.items.positions(known.collectionId)
    const item = copyItem(known, {
      id: services.newId(),
      title: known.title === '' ? '' : wordsOf(exchange).say('{title} (copy)', { title: known.title }),
      urlId: await freeUrlId(tables, known.collectionId, known.urlId),
      position: (bounds?.last ?? 0) + 1,
      nowMs,
    })
    await putCopyInAreas(tables, known, { kind: 'item', id: item.id })
    await tables.items.save(item)
    const layout = await tables.layouts.find({ kind: 'item', id: known.id })
    if (layout) {
      const own = mayWriteCode ? layout.layout : withoutCode(layout.layout)
      await tables.layouts.save({ kind: 'item', id: item.id }, { layout: own, updatedAtMs: nowMs })
    }
    await recordAuditEntry(tables, exchange, { subjectId: item.id, summary: `Copied ${nameOf(known)}` })
    return reply(storedItem(item, await rowContext(tables, nowMs)))
  })
}

/** What an item is called in the record of acts. */
export function nameOf({ title, kind }: Pick<ContentItem, 'title' | 'kind'>): string {
  return title === '' ? `an item without a title (${kind})` : title
}

async function rowContext(
  { collections }: Pick<SiteTables, 'collections'>,
  nowMs: number,
): Promise<RowContext> {
  return { collections: await collections.list(), nowMs }
}

async function redirectItem(tables: SiteTables, known: ContentItem, saved: ContentItem): Promise<boolean> {
  const collection = await tables.collections.find(known.collectionId)
  if (!collection || known.urlId === saved.urlId) return true
  return redirectMoved(tables, [{ from: itemUrl(known, collection), to: itemUrl(saved, collection) }])
}
