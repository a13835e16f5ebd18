/** What a page is made of: words and blocks, a cover, items, products, other pages, or a way to elsewhere. */
export type PageContents = 'blocks' | 'cover' | 'items' | 'products' | 'pages' | 'link'

/** A kind of page, as the template accepts it. */
export interface PageKind {
  readonly typeName: string
  /** What it is called, such as `Blog`. */
  readonly title: string
  /** Of the template's icons, such as `gallery`; `page` when it names none that is known. */
  readonly icon: string
  readonly contents: PageContents
  /** Types of pages that it holds; null for any. Nothing is held by kinds that are not made of pages. */
  readonly accepts: readonly string[] | null
  /** Whether owners can make pages of it; others are there already. */
  readonly isOffered: boolean
}

/** The type of pages that stand alone before the site (page type 3 of the specification). */
export const coverPageType = 'cover-page'
