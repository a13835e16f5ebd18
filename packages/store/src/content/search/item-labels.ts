import type { ContentItem } from '@vitrine/domain/content/item'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'

/** A category, a tag or an author, with how many items carry it, drafts among them. */
export interface LabelCount {
  readonly kind: LabelKind
  readonly term: string
  readonly total: number
}

/** What owners find items by. */
type LabelKind = 'category' | 'tag' | 'author'

/** Brings what owners find an item by up to date, whoever else sees it; nothing leads to what lies in the trash. */
export async function saveItemLabels(session: Session, item: ContentItem): Promise<void> {
  const given = { websiteId: session.websiteId, itemId: item.id }
  await session.write(removeLabels, given)
  if (item.trashedAtMs !== null) return
  for (const { kind, term } of labelsOf(item)) {
    await session.write(insertLabel, { ...given, collectionId: item.collectionId, kind, term })
  }
}

/** Forgets what an item was found by. */
export async function removeItemLabels(session: Session, itemId: string): Promise<void> {
  await session.write(removeLabels, { websiteId: session.websiteId, itemId })
}

/** Every category, tag and author of a collection's items. */
export async function countLabels(session: Session, collectionId: string): Promise<readonly LabelCount[]> {
  const rows = await session.all(labelCounts, { websiteId: session.websiteId, collectionId })
  return rows.flatMap(({ kind, term, total }) =>
    isLabelKind(kind) ? [{ kind, term, total: Number(total) }] : [],
  )
}

function isLabelKind(kind: string): kind is LabelKind {
  return kind === 'category' || kind === 'tag' || kind === 'author'
}

function labelsOf(item: ContentItem): readonly { readonly kind: LabelKind; readonly term: string }[] {
  return [
    ...[...new Set(item.categories)].map((term) => ({ kind: 'category' as const, term })),
    ...[...new Set(item.tags)].map((term) => ({ kind: 'tag' as const, term })),
    { kind: 'author', term: item.author.id },
  ]
}

const removeLabels = statement((db, given: { websiteId: string; itemId: string }) =>
  db.deleteFrom('item_labels').where('website_id', '=', given.websiteId).where('item_id', '=', given.itemId),
)

const insertLabel = statement(
  (db, given: { websiteId: string; itemId: string; collectionId: string; kind: string; term: string }) =>
    db.insertInto('item_labels').values({
      website_id: given.websiteId,
      collection_id: given.collectionId,
      kind: given.kind,
      term: given.term,
      item_id: given.itemId,
    }),
)

const labelCounts = statement((db, given: { websiteId: string; collectionId: string }) =>
  db
    .selectFrom('item_labels')
    .select(['kind', 'term'])
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .groupBy(['kind', 'term'])
    .orderBy('kind')
    .orderBy('term'),
)
