import type { ContentItem } from '@vitrine/domain/content/item'
import { isListed } from '@vitrine/domain/content/item'
import { termOf } from '@vitrine/domain/lists/list-words'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { bitsOf, type ListEntry, type ListTable } from '../../lists/list-table.ts'

/** How items are listed. */
export const itemsTable: ListTable = {
  name: 'items',
  table: 'listed_items',
  // 2: authors by the name that they have now.
  version: 2,
  columns: {
    title: { name: 'title', kind: 'text' },
    date: { name: 'date_at_ms', kind: 'number' },
    published: { name: 'published_at_ms', kind: 'number' },
    updated: { name: 'updated_at_ms', kind: 'number' },
    comments: { name: 'comment_count', kind: 'number' },
  },
  choices: {
    // What is listed is published or scheduled, whichever it is at the moment.
    shelf: ['listed', 'needs-review', 'draft', 'private', 'trash'],
    kind: ['text', 'image', 'video', 'event', 'audio'],
    featured: ['yes'],
    picture: ['yes'],
    alt: ['yes'],
    seo: ['yes'],
  },
  texts: {
    collection: { hasWords: false },
    author: { hasWords: true },
    category: { hasWords: true },
    tag: { hasWords: true },
  },
}

/** The same at a moment: what was scheduled and has come is published, what is published for later is scheduled. */
export function itemsTableAt(nowMs: number): ListTable {
  return { ...itemsTable, derived: { state: (states) => isOneOf(states, nowMs) } }
}

function isOneOf(states: readonly string[], nowMs: number): RawBuilder<SqlBool> {
  const onShelf = (shelf: string) =>
    sql<SqlBool>`(bits & cast(${bitsOf(itemsTable, 'shelf', [shelf])} as bigint)) <> 0`
  const each = states.map((state) => {
    if (state === 'published') return sql<SqlBool>`(${onShelf('listed')} and published_at_ms <= ${nowMs})`
    if (state === 'scheduled') return sql<SqlBool>`(${onShelf('listed')} and published_at_ms > ${nowMs})`
    return onShelf(state)
  })
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** What the list of items keeps of one. */
export function itemEntry(item: ContentItem, commentCount: number): ListEntry {
  const { id, title, image, video, author, categories, tags, publishedAtMs, updatedAtMs } = item
  const yes = (holds: boolean) => (holds ? ['yes'] : [])
  return {
    id,
    columns: {
      title: termOf(title),
      date: item.event?.startAtMs ?? publishedAtMs,
      published: publishedAtMs,
      updated: updatedAtMs,
      comments: commentCount,
    },
    choices: {
      shelf: [shelfOf(item)],
      kind: [item.kind],
      featured: yes(item.isFeatured),
      picture: yes(image !== null || (video?.thumbnailUrl ?? '') !== ''),
      alt: yes(image !== null && image.altText.trim() !== ''),
      seo: yes(item.seo.description.trim() !== ''),
    },
    texts: {
      collection: [item.collectionId],
      author: [author.displayName],
      category: categories,
      tag: tags,
    },
    searched: [title, ...tags, ...categories, wordsOfHtml(item.excerptHtml)],
  }
}

function shelfOf(item: ContentItem): string {
  if (item.trashedAtMs !== null) return 'trash'
  return isListed(item) ? 'listed' : item.status
}

/** Its words without its tags. */
const wordsOfHtml = (html: string) => html.replace(/<[^>]*>|&#?\w+;/g, ' ')
