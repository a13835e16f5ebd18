import type { ProductImage } from '../../images/product-image.ts'
import type { ItemAuthor } from '../author.ts'
import { settleTimes } from '../events/settle-times.ts'
import { type ContentItem, type ItemAudio, isListed } from '../item.ts'
import { settleTerms, type Terms } from '../term-spelling.ts'
import { checkItem, type ItemChecking } from './check-item.ts'
import { changePictures, picturesOf } from './custom-fields.ts'
import type { ItemInput } from './item-input.ts'
import type { ItemProblems } from './item-problems.ts'
import { publicationDate } from './publication-date.ts'

/** What is known of the place where an item stands. */
export interface ItemPlace {
  /** Id of the item that has the address there; null when it is free. */
  readonly addressHolderId: string | null
  /** The pictures that the site keeps, of those that the item names. */
  readonly images: ReadonlyMap<string, ProductImage>
  /** The categories and tags by which the collection knows other items; asked only where this one has one that is new to it. */
  readonly terms: Terms
  /** The author that the item names; undefined when there is none with that id. */
  readonly author: ItemAuthor | undefined
  /** Of the site: in it the days of events begin. */
  readonly timeZone: string
}

/** The item as it is to be stored, or what is wrong with each field. */
export type ItemPlan =
  | { readonly ok: true; readonly item: ContentItem }
  | { readonly ok: false; readonly problems: ItemProblems }

/** Decides how an item is saved. HTML comes cleaned. */
export function planItem(
  known: ContentItem,
  input: ItemInput,
  { place, ...checking }: Omit<ItemChecking, 'known' | 'timeZone'> & { readonly place: ItemPlace },
): ItemPlan {
  const problems = {
    ...checkItem(input, { ...checking, known, timeZone: place.timeZone }),
    ...placeProblems(known, input, place),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { nowMs } = checking
  return {
    ok: true,
    item: {
      ...withInput(known, input, place),
      ...publicationDate(known, input, nowMs),
      // Later than before even when the clock stands still: it tells one edit from the next.
      updatedAtMs: Math.max(nowMs, known.updatedAtMs + 1),
    },
  }
}

/** An item with what its owner wrote, as far as it can be shown: for previews, too. */
export function withInput(
  known: ContentItem,
  input: ItemInput,
  place: Omit<ItemPlace, 'addressHolderId'>,
): ContentItem {
  const { authorId, ...rest } = input
  const kept = (image: ProductImage): ProductImage | null => {
    const { id, altText, focalPoint } = image
    const stored = place.images.get(id)
    return stored ? { ...stored, altText, focalPoint } : null
  }
  return {
    ...known,
    ...rest,
    title: input.title.trim(),
    categories: settleTerms(input.categories, { known: place.terms.categories, before: known.categories }),
    tags: settleTerms(input.tags, { known: place.terms.tags, before: known.tags }),
    // Pictures come from our own records, so that nothing else can be put on a page; the words about them count.
    image: input.image && kept(input.image),
    gallery: input.gallery.flatMap((image) => kept(image) ?? []),
    customContent: changePictures(input.customContent, kept),
    event: input.event && settleTimes(input.event, place.timeZone),
    audio: input.audio && isKept(input.audio, known) ? input.audio : null,
    author: authorId === '' ? { id: '', displayName: '' } : (place.author ?? known.author),
  }
}

/** What is said of a recording stays with a track; a post without one is no episode. */
function isKept({ assetUrl }: ItemAudio, { kind }: ContentItem): boolean {
  return kind === 'audio' || assetUrl !== ''
}

/** What a status means at a moment: what is published for later is scheduled, and what was scheduled and has come is published. */
export function statusAt(
  { status, publishedAtMs }: Pick<ContentItem, 'status' | 'publishedAtMs'>,
  nowMs: number,
) {
  if (!isListed({ status, trashedAtMs: null })) return status
  return publishedAtMs > nowMs ? 'scheduled' : 'published'
}

/** The pictures that an item names. */
export function picturesNamed(
  input: Pick<ItemInput, 'image' | 'gallery' | 'customContent'>,
): readonly ProductImage[] {
  return [...(input.image ? [input.image] : []), ...input.gallery, ...picturesOf(input.customContent)]
}

function placeProblems(known: ContentItem, input: ItemInput, place: ItemPlace): ItemProblems {
  const isTaken = place.addressHolderId !== null && place.addressHolderId !== known.id
  const isAuthorGone = input.authorId !== '' && input.authorId !== known.author.id && !place.author
  const isGone = (image: ProductImage) => !place.images.has(image.id)
  return {
    ...(isTaken ? { urlId: 'address-taken' as const } : {}),
    ...(isAuthorGone ? { authorId: 'author-gone' as const } : {}),
    ...(input.image && isGone(input.image) ? { image: 'picture-gone' as const } : {}),
    ...(input.gallery.some(isGone) ? { gallery: 'picture-gone' as const } : {}),
  }
}
