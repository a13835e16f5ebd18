import type { ProductImage } from '../images/product-image.ts'
import type { CoverPage } from './cover-page.ts'
import type { GallerySettings } from './gallery/gallery-settings.ts'
import type { ItemVideo } from './item.ts'
import type { MenuPlace } from './pages/menu-places.ts'
import type { PodcastShow } from './podcasts/podcast-show.ts'

/** A page, blog, shop or other part of a site with an address of its own (platform reference, section 2.3). */
export interface Collection {
  readonly id: string
  /** The index or folder that holds it; null for one that stands by itself. */
  readonly parentId: string | null
  readonly urlId: string
  readonly title: string
  readonly navigationTitle: string
  /** `page`, `products`, `blog`, `gallery`, `events`, `album`, `index`, `folder` or a template's own type. */
  readonly typeName: string
  /** The layout that the owner chose; null for that of its type. */
  readonly layoutId: string | null
  readonly description: string
  /** Cleaned HTML of a `page`. */
  readonly bodyHtml: string
  readonly mainImage: ProductImage | null
  /** A film behind its head, in templates that can show one; null for none. */
  readonly backgroundVideo: ItemVideo | null
  readonly isEnabled: boolean
  readonly isHomepage: boolean
  /** Whether visitors must know a password; its hash is in `passwordHash`. */
  readonly isPasswordProtected: boolean
  readonly passwordHash: string | null
  /** What its password is asked for with; null for the usual words. */
  readonly lockTexts: { readonly headline: string; readonly bodyHtml: string } | null
  /** Its title for search engines; '' for the usual one. */
  readonly seoTitle: string
  /** What search engines show of it; '' for its description. */
  readonly seoDescription: string
  /** Whether search engines are asked to leave it alone. */
  readonly seoHidden: boolean
  /** Shown where it is shared; null for its picture. */
  readonly socialImage: ProductImage | null
  /** Code of an administrator on its own page: at the end of the head, and of the body. */
  readonly codeInjection: { readonly head: string; readonly body: string }
  /** The address of an entry of a folder that leads elsewhere; null for collections of our own. */
  readonly externalUrl: string | null
  /** How a gallery looks; null while its owner has chosen nothing. */
  readonly gallery: GallerySettings | null
  /** What an album is; null for other collections. */
  readonly album: AlbumDetails | null
  /** What directories are told of a blog that is a podcast; null for other collections. */
  readonly podcast: PodcastShow | null
  /** How events are first shown. */
  readonly eventView: 'list' | 'calendar'
  /** What a page of the type `cover-page` shows; null for other collections. */
  readonly cover: CoverPage | null
  readonly pageSize: number | null
  readonly position: number
  readonly updatedAtMs: number
  /** When it was put into the trash, where nobody sees it; null: it is a page of the site. */
  readonly trashedAtMs: number | null
  /** Where it stood in the menus when it was put there, for the way back. */
  readonly menuPlaces?: readonly MenuPlace[] | undefined
  /** The member areas that it lies in, as the store knows them when it is saved; left out: it is for all. */
  readonly areaIds?: readonly string[] | undefined
}

/** Who made an album, and what is to be said of it. */
interface AlbumDetails {
  readonly artistName: string
  /** Cleaned HTML. */
  readonly descriptionHtml: string
  readonly cover: ProductImage | null
}

/** What a collection has that is not set, so that new ones need to name only what is theirs. */
export const plainCollection = {
  parentId: null,
  layoutId: null,
  isPasswordProtected: false,
  passwordHash: null,
  lockTexts: null,
  seoTitle: '',
  seoDescription: '',
  seoHidden: false,
  socialImage: null,
  codeInjection: { head: '', body: '' },
  trashedAtMs: null,
  externalUrl: null,
  gallery: null,
  album: null,
  podcast: null,
  cover: null,
  backgroundVideo: null,
  eventView: 'list',
} as const satisfies Partial<Collection>
