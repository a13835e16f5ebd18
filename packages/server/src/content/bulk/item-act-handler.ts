import { itemsList } from '@vitrine/contract/content/items-list'
import type { ContentItem } from '@vitrine/domain/content/item'
import { type ItemAct, withAct } from '@vitrine/domain/content/items/change-many'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { hasNewTerms } from '@vitrine/domain/content/term-spelling'
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
import { addCategories, newCategories } from '../save-item.ts'
import { TermSpeller } from './spell-terms.ts'
import { type ItemsTold, tellItems } from './tell-items.ts'

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
    tell: (exchange) => tellItems(exchange),
    read: (tables, ask, atMs) => tables.items.listed(ask, atMs),
    readAhead: async () => new TermSpeller(),
    async judge({ rowId, tables, input, told, ahead, isDryRun, stamp }) {
      const item = await (isDryRun ? tables.items.find(rowId) : tables.items.lock(rowId))
      if (!item) return rowGone
      const { timeZone } = await tables.site.read()
      const wanted = actOf(input)
      // Others' drafts are theirs: nobody else is told of them.
      const hasDraft =
        wanted.act === 'publish' && (await tables.itemDrafts.find(rowId, stamp.accountId)) !== undefined
      const result = withAct(item, wanted, { nowMs: stamp.nowMs, timeZone, hasDraft })
      if (!result.ok) return refused(item, itemProblemText[result.problem])
      if (isSame(item, result.item)) return { kind: 'unchanged' }
      // Nobody else adds one between the look and the change.
      if (!isDryRun) await lockRoom(tables, item, result.item)
      const full = await fullText(tables, { item, next: result.item, told, nowMs: stamp.nowMs })
      if (full !== null) return refused(item, full)
      const speller = ahead instanceof TermSpeller ? ahead : new TermSpeller()
      const next = await spelled(tables, { item, next: result.item, speller })
      const added = next?.categories.filter((name) => !item.categories.includes(name)) ?? []
      if (!isBackFromTrash(item, next) && !(await newCategories(tables, item.collectionId, added)))
        return refused(item, itemProblemText['categories-full'])
      const changedAtMs = next?.updatedAtMs ?? stamp.nowMs
      const before: Before = { item, changedAtMs }
      return { kind: 'change', rowName: nameOf(item), before, write: () => keep(tables, item, next) }
    },
    async undo({ rowId, before, told, tables, stamp }) {
      const { item, changedAtMs } = before as Before
      const now = await tables.items.lock(rowId)
      if (now?.updatedAtMs !== changedAtMs) return changedSince
      await lockRoom(tables, now, item)
      const full = await fullText(tables, { item: now, next: item, told, nowMs: stamp.nowMs })
      if (full !== null) return { kind: 'kept', message: full }
      const updatedAtMs = Math.max(stamp.nowMs, changedAtMs + 1)
      const next = await spelled(tables, { item: now, next: item, speller: new TermSpeller() })
      await keep(tables, now, { ...(next ?? item), updatedAtMs })
      return { kind: 'undone' }
    },
  }
}

/** What is set again on each change is not compared. */
function isSame(item: ContentItem, next: ContentItem | null): boolean {
  return next !== null && JSON.stringify({ ...next, updatedAtMs: item.updatedAtMs }) === JSON.stringify(item)
}

/** Holds a collection in which room, or the spelling of a term, is looked for. */
async function lockRoom({ collections }: SiteTables, item: ContentItem, next: ContentItem | null) {
  if (isBackFromTrash(item, next) || hasNewTermsOf(item, next)) await collections.lock(item.collectionId)
}

const hasNewTermsOf = (item: ContentItem, next: ContentItem | null) =>
  next !== null && hasNewTerms(next, isBackFromTrash(item, next) ? null : item)

interface Spelled {
  readonly item: ContentItem
  readonly next: ContentItem | null
  readonly speller: TermSpeller
}

/** What becomes of an item, with the spelling that its collection knows of its new terms. */
async function spelled(tables: SiteTables, { item, next, speller }: Spelled): Promise<ContentItem | null> {
  if (next === null || !hasNewTermsOf(item, next)) return next
  return speller.spell(tables, { item, next, isBackFromTrash: isBackFromTrash(item, next) })
}

interface Returning {
  readonly item: ContentItem
  readonly next: ContentItem | null
  readonly told: unknown
  readonly nowMs: number
}

/** Why an item that comes out of the trash does not fit back into its collection. */
async function fullText(tables: SiteTables, { item, next, told, nowMs }: Returning): Promise<string | null> {
  if (!isBackFromTrash(item, next)) return null
  const { collectionId: id } = item
  const ordering = (told as ItemsTold | undefined)?.orderings[id] ?? 'chronological'
  return roomRefusal(tables, { collection: { id }, ordering }, nowMs)
}

function isBackFromTrash(item: ContentItem, next: ContentItem | null): boolean {
  return item.trashedAtMs !== null && next?.trashedAtMs === null
}

/** Keeps what became of an item; an address that somebody else took meanwhile is left to them. */
async function keep(tables: SiteTables, known: ContentItem, next: ContentItem | null): Promise<void> {
  if (next === null) return tables.items.remove(known.id)
  const urlId = isBackFromTrash(known, next)
    ? await freeUrlId(tables, next.collectionId, next.urlId)
    : next.urlId
  // A category that does not fit into the tree any more stays a word of its item.
  await addCategories(tables, next.collectionId, next.categories)
  await tables.items.save({ ...next, urlId })
}

function refused(item: ContentItem, message: string): RowVerdict {
  return { kind: 'refused', rowName: nameOf(item), message }
}
