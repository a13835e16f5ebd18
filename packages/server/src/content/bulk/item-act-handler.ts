import { itemsList } from '@vitrine/contract/content/items-list'
import type { ContentItem } from '@vitrine/domain/content/item'
import { type ItemAct, withAct } from '@vitrine/domain/content/items/change-many'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import type { SiteTables } from '@vitrine/store/store'
import {
  type ActCall,
  type BulkActHandler,
  changedSince,
  type RowVerdict,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { freeUrlId, roomRefusal } from '../begin-item.ts'
import { nameOf } from '../item-calls.ts'
import { addCategories } from '../save-item.ts'

interface ItemActOf<Input> {
  readonly call: ActCall
  /** Its key in the description of the list. */
  readonly act: string
  readonly actOf: (input: Input) => ItemAct
}

/** What is kept of an item: as it was, and when the act changed it. */
interface Before {
  readonly item: ContentItem
  readonly changedAtMs: number
}

/** Does an act to many items by the rules of a single one; what is not removed for good can be taken back. */
export function itemActHandler<Input>({ call, act, actOf }: ItemActOf<Input>): BulkActHandler<Input> {
  return {
    call,
    list: itemsList,
    act,
    sort: 'title',
    isSeen: true,
    read: (tables, ask, atMs) => tables.items.listed(ask, atMs),
    async judge({ rowId, tables, input, isDryRun, stamp }) {
      const item = await (isDryRun ? tables.items.find(rowId) : tables.items.lock(rowId))
      if (!item) return rowGone
      const wanted = actOf(input)
      const { timeZone } = await tables.site.read()
      const result = withAct(item, wanted, { nowMs: stamp.nowMs, timeZone })
      if (!result.ok) return refused(item, itemProblemText[result.problem])
      if (isSame(item, result.item)) return { kind: 'unchanged' }
      const full = wanted.act === 'restore' ? await fullText(tables, item, stamp.nowMs) : null
      if (full !== null) return refused(item, full)
      const changedAtMs = result.item?.updatedAtMs ?? stamp.nowMs
      const before: Before = { item, changedAtMs }
      return { kind: 'change', rowName: nameOf(item), before, write: () => keep(tables, item, result.item) }
    },
    async undo({ rowId, before, tables, stamp }) {
      const { item, changedAtMs } = before as Before
      const now = await tables.items.lock(rowId)
      if (now?.updatedAtMs !== changedAtMs) return changedSince
      const updatedAtMs = Math.max(stamp.nowMs, changedAtMs + 1)
      await keep(tables, now, { ...item, updatedAtMs })
      return { kind: 'undone' }
    },
  }
}

/** What is set again on each change is not compared. */
function isSame(item: ContentItem, next: ContentItem | null): boolean {
  return next !== null && JSON.stringify({ ...next, updatedAtMs: item.updatedAtMs }) === JSON.stringify(item)
}

/** Why an item does not fit back into its collection. What it is told by is its kind: a job knows no template. */
function fullText(tables: SiteTables, { kind, collectionId }: ContentItem, nowMs: number) {
  const ordering = kind === 'audio' ? 'music-album' : kind === 'image' ? 'user-orderable' : 'chronological'
  return roomRefusal(tables, { collection: { id: collectionId }, ordering }, nowMs)
}

/** Keeps what became of an item; an address that somebody else took meanwhile is left to them. */
async function keep(tables: SiteTables, known: ContentItem, next: ContentItem | null): Promise<void> {
  if (next === null) return tables.items.remove(known.id)
  const isBack = known.trashedAtMs !== null && next.trashedAtMs === null
  const urlId = isBack ? await freeUrlId(tables, next.collectionId, next.urlId) : next.urlId
  // A category that does not fit into the tree any more stays a word of its item.
  await addCategories(tables, next.collectionId, next.categories)
  await tables.items.save({ ...next, urlId })
}

function refused(item: ContentItem, message: string): RowVerdict {
  return { kind: 'refused', rowName: nameOf(item), message }
}
