import { describeTermProblem } from '@vitrine/domain/content/categories/check-category'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { CustomField } from '@vitrine/domain/content/items/custom-fields'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { itemLimits } from '@vitrine/domain/content/items/item-limits'
import { describeItemProblems } from '@vitrine/domain/content/items/item-problems'
import { type ItemPlace, picturesNamed, planItem } from '@vitrine/domain/content/items/plan-item'
import { hasNewTerms } from '@vitrine/domain/content/term-spelling'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SiteTables } from '@vitrine/store/store'
import { knownTerms } from './known-terms.ts'
import { videoFrame } from './video-frame.ts'

/** The saved item, or a text for each field that is wrong. */
export type ItemSaveResult =
  | { readonly ok: true; readonly item: ContentItem }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

interface SaveContext {
  readonly fields: readonly CustomField[]
  readonly nowMs: number
}

/** Changes an item within a transaction. Who calls has the pages rendered again. */
export async function saveItem(
  tables: SiteTables,
  known: ContentItem,
  { input, fields, nowMs }: SaveContext & { readonly input: ItemInput },
): Promise<ItemSaveResult> {
  const cleaned = cleanInput(input, fields)
  // Nobody else adds a category between the look and the change.
  if (hasNewTerms(cleaned, known)) await tables.collections.lock(known.collectionId)
  const place = await readItemPlace(tables, known, cleaned)
  const plan = planItem(known, cleaned, { fields, nowMs, place })
  if (!plan.ok) return { ok: false, errors: describeItemProblems(plan.problems, cleaned) }
  const added = await addCategories(tables, known.collectionId, plan.item.categories)
  if (!added) return { ok: false, errors: { categories: describeTermProblem('categories-full', 'category') } }
  await tables.items.save(plan.item)
  return { ok: true, item: plan.item }
}

/** What an owner wrote, with HTML that is safe to show and a player that we wrote. */
export function cleanInput(input: ItemInput, fields: readonly CustomField[]): ItemInput {
  const { video } = input
  return {
    ...input,
    excerptHtml: cleanHtml(input.excerptHtml),
    bodyHtml: cleanHtml(input.bodyHtml),
    video: video && (video.url !== '' || video.html !== '') ? { ...video, html: videoFrame(video) } : null,
    customContent: cleanFields(input.customContent, fields),
  }
}

/** Templates print the values of their own fields as they are. */
function cleanFields(values: ItemInput['customContent'], fields: readonly CustomField[]) {
  const names = new Set(fields.map(({ name }) => name))
  const kept = Object.entries(values).filter(([name]) => names.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? cleanHtml(value) : value,
    ]),
  )
}

/** What is known of the place where an item stands, and of what it names. */
export async function readItemPlace(
  tables: Pick<SiteTables, 'items' | 'categories' | 'images' | 'authors' | 'site'>,
  known: ContentItem,
  input: ItemInput,
): Promise<ItemPlace> {
  const holder = await tables.items.findByUrlId(known.collectionId, input.urlId)
  const images = new Map<string, ProductImage>(picturesNamed(known).map((image) => [image.id, image]))
  for (const { id } of picturesNamed(input)) {
    if (images.has(id)) continue
    const image = await tables.images.find(id)
    if (image) images.set(id, image)
  }
  const author = input.authorId === '' ? undefined : await tables.authors.find(input.authorId)
  return {
    addressHolderId: holder?.id ?? null,
    images,
    terms: hasNewTerms(input, known) ? await knownTerms(tables, known) : { categories: [], tags: [] },
    author: author && { id: author.id, displayName: author.displayName },
    timeZone: (await tables.site.read()).timeZone,
  }
}

/** Puts categories that are new into the tree, at its top; false when there is no room for them. */
export async function addCategories(
  tables: Pick<SiteTables, 'categories'>,
  collectionId: string,
  names: readonly string[],
): Promise<boolean> {
  const added = await newCategories(tables, collectionId, names)
  for (const name of added ?? []) await tables.categories.save(collectionId, { name, parent: null })
  return added !== null
}

/** Categories that are not in the tree yet; null when there is no room for them. */
export async function newCategories(
  { categories }: Pick<SiteTables, 'categories'>,
  collectionId: string,
  names: readonly string[],
): Promise<readonly string[] | null> {
  if (names.length === 0) return []
  const known = await categories.list(collectionId)
  const there = new Set(known.map(({ name }) => name))
  const added = names.filter((name) => !there.has(name))
  const isFull = known.length + added.length > itemLimits.nestedCategories
  return isFull && added.length > 0 ? null : added
}
