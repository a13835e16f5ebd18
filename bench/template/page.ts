import type { ReactElement } from 'react'

/** One page that all engines render from the same data, written for each of them. */
export interface BenchPage {
  readonly name: string
  readonly data: PageData
  /** The same page with a single item, for the time to a first page. */
  readonly smallData: PageData
  /** In the template language, for ours and the reference engine. */
  readonly dialect: string
  readonly eta: string
  readonly handlebars: string
  readonly liquid: string
  readonly react: (data: PageData) => ReactElement
  /** The floor: a function that makes the same bytes as ours, written without any engine. */
  readonly byHand?: (data: PageData) => string
}

/** The data of all pages; each uses a part. */
export interface PageData {
  readonly website: {
    readonly siteTitle: string
    readonly timeZone: string
    readonly shareButtonOptions: object
  }
  readonly websiteSettings: { readonly simpleLikingEnabled: boolean }
  readonly featureFlags: { readonly useCLDRMoneyFormat: boolean }
  readonly collection: { readonly id: string; readonly title: string; readonly fullUrl: string }
  readonly pagination: { readonly nextPage: boolean; readonly nextPageUrl: string }
  readonly items: readonly Item[]
  readonly item: Item
}

/** An image as page data has it. */
export interface Picture {
  readonly id: string
  readonly title: string
  readonly assetUrl: string
  readonly originalSize: string
  readonly systemDataVariants: string
  readonly mediaFocalPoint: { readonly x: number; readonly y: number }
}

/** Money as page data has it. */
interface Money {
  readonly currency: string
  readonly value: string
}

/** A variant as page data has it. */
export interface Variant {
  readonly id: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues: readonly { readonly value: string }[]
  readonly price: number
  readonly priceMoney: Money
  readonly salePriceMoney: Money
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly qtyInStock: number
}

/** A product or a post as page data has it. */
export interface Item extends Picture {
  readonly collectionId: string
  readonly recordType: number
  readonly recordTypeLabel: string
  readonly fullUrl: string
  readonly body: string
  readonly summary: string
  readonly excerpt: { readonly html: string }
  readonly priceCents: number
  readonly starred: boolean
  readonly mainImageId: string
  readonly addedOn: number
  readonly author: { readonly id: string; readonly displayName: string }
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly publicCommentCount: number
  readonly likeCount: number
  readonly gallery: readonly Picture[]
  readonly structuredContent: {
    readonly productType: number
    readonly variantOptionOrdering: readonly string[]
    readonly variants: readonly Variant[]
  }
}
