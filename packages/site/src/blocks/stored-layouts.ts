import { shownLayout } from '@vitrine/domain/content/shown-layout'
import type { LayoutOwner, StoredLayout } from '@vitrine/store/content/layouts'
import type { PageContext } from '../page-json/page-context.ts'
import { RevisionMemory } from '../revisions/revision-memory.ts'

const kindsOfSites = new RevisionMemory<ReadonlySet<LayoutOwner['kind']>>()
const fieldLayouts = new RevisionMemory<StoredLayout | null>()

/** The layout of a block field; the same fields, of header and footer, stand on every page of a site. */
export async function fieldLayout(id: string, context: PageContext): Promise<StoredLayout | null> {
  if (!(await hasLayouts('field', context))) return null
  const { site, store } = context
  return fieldLayouts.recall(site, id, async () => (await store.layouts.find({ kind: 'field', id })) ?? null)
}

/** The layouts of pages or items, by their ids; without those that have none. */
export async function bodyLayouts(
  kind: 'collection' | 'item',
  ids: readonly string[],
  context: PageContext,
): Promise<ReadonlyMap<string, StoredLayout>> {
  const isAsked = ids.length > 0 && (await hasLayouts(kind, context))
  const found = isAsked ? await context.store.layouts.findMany(kind, ids) : new Map<string, StoredLayout>()
  return new Map([...found].map(([id, stored]) => [id, withText(id, stored, context)]))
}

/** A layout that keeps the text of its page, with that text as the page is read. */
function withText(id: string, stored: StoredLayout, { collections }: PageContext): StoredLayout {
  if (!stored.layout.keepsBody) return stored
  const page = collections.find((each) => each.id === id)
  return { ...stored, layout: shownLayout(stored.layout, page) }
}

/** Most sites have layouts for a few things: the others need not ask for theirs. */
async function hasLayouts(kind: LayoutOwner['kind'], { site, store }: PageContext): Promise<boolean> {
  const kinds = await kindsOfSites.recall(site, '', async () => new Set(await store.layouts.kinds()))
  return kinds.has(kind)
}
