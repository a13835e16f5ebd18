import type { ItemCounts } from '@vitrine/store/comments/comments'
import type { PageContext, PageData } from '../page-context.ts'

const lists = ['items', 'upcoming', 'past'] as const

/** Puts what is counted of items, likes and public comments, into the data of a page. */
export async function withItemCounts(
  data: PageData,
  { store }: Pick<PageContext, 'store'>,
): Promise<PageData> {
  const ids = [data.item, ...lists.flatMap((name) => listOf(data[name]))].flatMap(idOf)
  const counts = await store.comments.counts(ids)
  if (counts.size === 0) return data
  const counted = Object.fromEntries(
    lists.flatMap((name) =>
      Array.isArray(data[name]) ? [[name, listOf(data[name]).map((item) => withCounts(item, counts))]] : [],
    ),
  )
  return { ...data, ...counted, ...(data.item === undefined ? {} : { item: withCounts(data.item, counts) }) }
}

/** Puts what is counted of their items into the sections of an index. */
export async function withSectionCounts(
  sections: readonly PageData[],
  { store }: Pick<PageContext, 'store'>,
): Promise<readonly PageData[]> {
  const counts = await store.comments.counts(sections.flatMap(({ items }) => listOf(items)).flatMap(idOf))
  if (counts.size === 0) return sections
  return sections.map((section) =>
    Array.isArray(section.items)
      ? { ...section, items: listOf(section.items).map((item) => withCounts(item, counts)) }
      : section,
  )
}

function withCounts(item: unknown, counts: ReadonlyMap<string, ItemCounts>): unknown {
  const [id] = idOf(item)
  const found = id === undefined ? undefined : counts.get(id)
  if (!found || typeof item !== 'object') return item
  const { likeCount, publicCommentCount } = found
  return { ...item, likeCount, publicCommentCount, commentCount: publicCommentCount }
}

function idOf(item: unknown): readonly string[] {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
    ? [item.id]
    : []
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
