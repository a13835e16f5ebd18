import type { ProductImage } from '../images/product-image.ts'
import type { ItemAuthor } from './author.ts'
import type { EventTimes } from './events/event-times.ts'

/** Anything that stands in a collection other than a product: a post, a picture, a film, an event, a track (platform reference, sections 2.4 and 2.7). */
export interface ContentItem {
  /** 24 hex digits. */
  readonly id: string
  readonly collectionId: string
  readonly urlId: string
  readonly kind: ItemKind
  readonly title: string
  /** Cleaned HTML. */
  readonly excerptHtml: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
  readonly author: ItemAuthor
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly image: ProductImage | null
  readonly isFeatured: boolean
  readonly status: ItemStatus
  /** When it is or was to be seen first; for an owner's draft, when it was begun. */
  readonly publishedAtMs: number
  /** Whether its owner named that moment; else a draft is of the day on which it is published. Left out: no. */
  readonly isDateNamed?: boolean | undefined
  readonly updatedAtMs: number
  /** The owner's order within the collection; equal ones follow their ids. */
  readonly position: number
  /** What the item links to; '' for none. */
  readonly sourceUrl: string
  /** Whether a click on the item leads straight to its source. */
  readonly isPassthrough: boolean
  /** Where a click on a picture of a gallery leads. */
  readonly clickthrough: { readonly url: string; readonly newWindow: boolean } | null
  readonly location: ItemLocation | null
  /** Name of one of the template's own types; null for a plain item. */
  readonly customType: string | null
  /** Values of the fields of the template's own type: texts, HTML, truth values, pictures and lists of pictures. */
  readonly customContent: Readonly<Record<string, unknown>>
  /** Pictures of a gallery post, in their order. */
  readonly gallery: readonly ProductImage[]
  /** The block that stands for the post in lists, such as `image` or `quote`; null for none. */
  readonly promotedBlockType: string | null
  readonly commentState: CommentState
  /** Set for events. */
  readonly event: EventTimes | null
  /** Set for videos, and for items with a film behind them. */
  readonly video: ItemVideo | null
  /** Set for tracks, and for posts that are to be heard. */
  readonly audio: ItemAudio | null
  /** What search engines are told instead of the title and the text; '' for nothing of its own. */
  readonly seo: { readonly title: string; readonly description: string }
  /** When it was put into the trash; null while it is not there. */
  readonly trashedAtMs: number | null
  /** The member areas that it lies in, as the store knows them when it is saved; left out: it is for all. */
  readonly areaIds?: readonly string[] | undefined
}

/** What an item is; its number for templates is in `codes/record-types.ts`. */
export type ItemKind = 'text' | 'image' | 'video' | 'event' | 'audio'

/** Visitors see items that are published, and scheduled ones from their moment on; private ones are seen by those who run the site. */
export type ItemStatus = (typeof itemStatuses)[number]

/** Every status (specification, section 3). */
export const itemStatuses = ['published', 'scheduled', 'needs-review', 'draft', 'private'] as const

/** 1 while visitors may comment, 2 when not (specification, section 3). */
type CommentState = 1 | 2

/** A film, as its host describes it (oEmbed), or as it plays behind a page. */
export interface ItemVideo {
  /** The player, as HTML of the host. */
  readonly html: string
  readonly url: string
  readonly providerName: string
  readonly thumbnailUrl: string
  readonly widthPx: number
  readonly heightPx: number
  /** Whether a picture with a play button stands before the film until it is clicked. */
  readonly hasOverlay: boolean
  readonly playbackSpeed: number
  /** Number of the filter laid over a film behind a page; 0 for none. */
  readonly filter: number
  readonly filterStrength: number
}

/** A recording: that of a track, or of an episode that a post is. */
export interface ItemAudio {
  readonly assetUrl: string
  readonly durationMs: number
  /** Who is heard. */
  readonly artistName: string
  /** Whether it is nothing for children. */
  readonly isExplicit?: boolean | undefined
  /** Numbers by which players put episodes in order; null for none. */
  readonly episode?: number | null | undefined
  readonly season?: number | null | undefined
}

/** A place as its owner wrote it, and where it lies. */
export interface ItemLocation {
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  readonly mapLat: number
  readonly mapLng: number
  readonly mapZoom: number
  readonly markerLat: number
  readonly markerLng: number
}

/** Whether all visitors see an item at a moment. */
export function isVisibleAt(item: ContentItem, nowMs: number): boolean {
  return isListed(item) && item.publishedAtMs <= nowMs
}

/** Whether lists of visitors hold an item, at once or from its moment on; what is for members alone is in none. */
export function isListed(
  item: Pick<ContentItem, 'status' | 'trashedAtMs'> & Partial<Pick<ContentItem, 'areaIds'>>,
): boolean {
  return isPublic(item) && (item.areaIds ?? []).length === 0
}

/** Whether members of its areas see an item at a moment, too. */
export function isPublishedAt(item: ContentItem, nowMs: number): boolean {
  return isPublic(item) && item.publishedAtMs <= nowMs
}

function isPublic({ status, trashedAtMs }: Pick<ContentItem, 'status' | 'trashedAtMs'>): boolean {
  return trashedAtMs === null && (status === 'published' || status === 'scheduled')
}

/** What a text item has that is not set, so that new items need to name only what is theirs. */
export const plainItem = {
  kind: 'text',
  status: 'published',
  position: 0,
  sourceUrl: '',
  isPassthrough: false,
  clickthrough: null,
  location: null,
  customType: null,
  customContent: {},
  gallery: [],
  promotedBlockType: null,
  commentState: 1,
  event: null,
  video: null,
  audio: null,
  seo: { title: '', description: '' },
  trashedAtMs: null,
} as const satisfies Partial<ContentItem>
