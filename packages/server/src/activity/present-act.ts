import { allCalls } from '@vitrine/contract/calls'
import { kindOfCall, verbOfCall } from '@vitrine/domain/activity/act-kinds'
import { imagesKeptMs } from '@vitrine/domain/activity/undo-image'
import { undoUntil } from '@vitrine/domain/lists/bulk/bulk-act'
import type { AuditEntry } from '@vitrine/store/activity/audit-log'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { PanelWords } from '../words/panel-words.ts'

/** Who asks, and when. */
export type Asked = Pick<Exchange, 'account' | 'services' | 'store'>

/** Acts as the panel shows them, in its words, with the records that they were about. */
export async function presentActs(
  entries: readonly AuditEntry[],
  asked: Asked,
  { sayAct, sayDevice }: Pick<PanelWords, 'sayAct' | 'sayDevice'>,
) {
  const subjects = await findSubjects(entries, asked.store)
  return entries.map((entry) => ({
    id: entry.id,
    atMs: entry.atMs,
    person: entry.person,
    isOwn: entry.accountId !== '' && entry.accountId === asked.account?.id,
    what: sayAct(entry.summary),
    kind: kindOfCall(entry.call),
    act: entry.undoes === '' ? verbOfCall(entry.call) : ('undone' as const),
    call: entry.call,
    subject: subjects.get(entry.subjectId) ?? null,
    from: sayDevice(entry.cameFrom),
    isUndone: entry.undoneBy !== '',
    canUndo: whyNotUndone(entry, asked) === null,
  }))
}

/** Said of acts that leave nothing to put back. */
const whyNotKept =
  'This cannot be undone: what stood before is not kept. Mail, payments, refunds, passwords, people, new records and removed sites have no way back.'

/** Why an act cannot be undone by the one who asks; null when it can, as long as nobody changed the same since. */
export function whyNotUndone(
  entry: AuditEntry,
  { account, services }: Pick<Exchange, 'account' | 'services'>,
): string | null {
  if (entry.undoneBy !== '') return 'This was undone already.'
  if (entry.undoState !== 'can' || keptApart.includes(entry.call)) return whyNotKept
  if (entry.atMs < services.clock() - imagesKeptMs)
    return 'This is more than 90 days ago: what stood before is not kept any longer.'
  const policy = policyOf(entry)
  if (policy?.kind !== 'owner') return whyNotKept
  const isAllowed = policy.roles.some((role) => account?.roles.includes(role))
  return isAllowed ? null : 'Your account is not allowed to make this change.'
}

/** Where an act on many rows is undone: it keeps what stood before by itself, for a shorter time. Null for other acts, and when that is over. */
export async function whereUndone(
  { call, subjectId }: AuditEntry,
  { store, services }: Pick<Exchange, 'store' | 'services'>,
): Promise<string | null> {
  const bulkAct = call.startsWith('undo') ? undefined : await store.bulkActs.find(subjectId)
  const untilMs = bulkAct ? undoUntil(bulkAct) : null
  if (untilMs === null || services.clock() >= untilMs) return null
  return 'This was done to many at once. What of it can be undone is undone for 24 hours in its list, by More, Bulk acts.'
}

/** Acts that changed more than documents: prices in carts, files, what payment services know, the tree of categories. */
const keptApart = [
  'changeCurrency',
  'changeTemplate',
  'beginSite',
  'importProducts',
  'removeMedia',
  'changeMedia',
  'changeTerm',
  'removeTerm',
]

/** Who may make the call by which something was done. */
export function policyOf({ call }: Pick<AuditEntry, 'call'>) {
  return allCalls.find(({ name }) => name === call)?.policy
}

interface Subject {
  readonly kind: 'product' | 'order' | 'page' | 'item'
  readonly id: string
  readonly collectionId: string | null
}

/** The records that are there, by id. */
async function findSubjects(
  entries: readonly AuditEntry[],
  { products, items, collections, orders }: Pick<SiteTables, 'products' | 'items' | 'collections' | 'orders'>,
): Promise<ReadonlyMap<string, Subject>> {
  const found = new Map<string, Subject>()
  const idsOf = (...calls: readonly ReturnType<typeof kindOfCall>[]) => [
    ...new Set(
      entries.filter(({ call }) => calls.includes(kindOfCall(call))).map(({ subjectId }) => subjectId),
    ),
  ]
  const productIds = idsOf('product')
  if (productIds.length > 0)
    for (const { id } of await products.findMany(productIds))
      found.set(id, { kind: 'product', id, collectionId: null })
  const contentIds = idsOf('item', 'page')
  if (contentIds.length > 0) {
    for (const { id, collectionId } of await items.findMany(contentIds))
      found.set(id, { kind: 'item', id, collectionId })
    for (const { id } of await collections.list())
      if (contentIds.includes(id)) found.set(id, { kind: 'page', id, collectionId: null })
  }
  for (const id of idsOf('order'))
    if (await orders.find(id)) found.set(id, { kind: 'order', id, collectionId: null })
  return found
}
