import type { Collection } from '@vitrine/domain/content/collection'
import { atNext } from '@vitrine/domain/content/events/occurrences'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { fillTitle } from '@vitrine/domain/website/settings/seo'
import type { Site } from '@vitrine/domain/website/site'
import { escapeHtml, plainText } from '../../html/escape.ts'
import type { Destination } from '../../page-json/destination.ts'
import { itemUrl } from '../../page-json/items/item.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { productUrl } from '../../page-json/products/product-item.ts'
import { isKeptFromSearch } from '../../theme/kept-from-search.ts'
import { sayIn } from '../../words/visitor-words.ts'
import {
  articleData,
  breadcrumbData,
  eventData,
  organisationData,
  productData,
  websiteData,
} from './structured-data.ts'

/** What a page says of itself to browsers, search engines and those who link to it. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly ogType: 'website' | 'article' | 'product'
  readonly image: ProductImage | null
  /** JSON-LD, one object per block. */
  readonly structuredData: readonly object[]
  readonly isIndexed: boolean
}

const descriptionLength = 160

/** Finds what a page says of itself. */
export function pageMeta(destination: Destination, context: PageContext): PageMeta {
  const meta = ownMeta(destination, context)
  const { socialLogo, seo } = context.site
  return { ...meta, image: meta.image ?? socialLogo, isIndexed: meta.isIndexed && !seo.isHidden }
}

function ownMeta(destination: Destination, context: PageContext): PageMeta {
  switch (destination.kind) {
    case 'product':
      return productMeta(destination, context)
    case 'item':
      return itemMeta(destination, context)
    case 'list':
    case 'page':
      return collectionMeta(destination.collection, context)
    case 'template-page':
      return destination.collection
        ? collectionMeta(destination.collection, context)
        : templatePageMeta(destination.name, context)
    default: {
      const say = sayIn(context.site.language)
      return plainMeta(say('Page not found'), context.site)
    }
  }
}

/** The meta of a page that search engines have no business with. */
export function plainMeta(title: string, site: Site): PageMeta {
  return {
    title: fillTitle(site.seo.collectionTitleFormat, { site: site.title, page: title }),
    description: '',
    ogType: 'website',
    image: null,
    structuredData: [],
    isIndexed: false,
  }
}

function collectionMeta(collection: Collection, { site, origin, collections }: PageContext): PageMeta {
  const format = collection.isHomepage ? site.seo.homepageTitleFormat : site.seo.collectionTitleFormat
  const description =
    collection.seoDescription ||
    plainText(collection.description, descriptionLength) ||
    usualDescription(site)
  return {
    title: collection.seoTitle || fillTitle(format, { site: site.title, page: collection.title }),
    description,
    ogType: 'website',
    image: collection.socialImage ?? collection.mainImage ?? collection.cover?.image ?? null,
    structuredData: collection.isHomepage ? [organisationData(site, origin), websiteData(site, origin)] : [],
    isIndexed: isOpen(collection, collections),
  }
}

/** What is said of a page that says nothing of itself. */
export function usualDescription({ seo, descriptionHtml }: Pick<Site, 'seo' | 'descriptionHtml'>): string {
  return plainText(escapeHtml(seo.description) || descriptionHtml, descriptionLength)
}

/** A page that only the template knows says of itself what its settings say. */
function templatePageMeta(name: string, { site, theme }: PageContext): PageMeta {
  const { title, description } = theme.folder.pages.get(name)?.conf ?? {}
  return {
    ...plainMeta(typeof title === 'string' ? title : name, site),
    description: typeof description === 'string' ? plainText(description, descriptionLength) : '',
    isIndexed: true,
  }
}

function productMeta(
  { product, collection }: Extract<Destination, { kind: 'product' }>,
  context: PageContext,
): PageMeta {
  const { site, origin, language, collections } = context
  const description =
    product.seo.description || plainText(product.excerptHtml || product.bodyHtml, descriptionLength)
  const url = origin + addressIn(language.prefix, productUrl(product, collection))
  return {
    title:
      product.seo.title ||
      fillTitle(site.seo.itemTitleFormat, {
        site: site.title,
        page: collection.title,
        item: product.title,
      }),
    description,
    ogType: 'product',
    image: product.images[0] ?? null,
    structuredData: [
      productData(product, { description, url, site, origin }),
      breadcrumbData(collection, { title: product.title, url }, context),
    ],
    isIndexed: isOpen(collection, collections),
  }
}

function itemMeta(
  { item, collection }: Extract<Destination, { kind: 'item' }>,
  context: PageContext,
): PageMeta {
  const { site, origin, language, nowMs, collections } = context
  const { event } = atNext(item, nowMs)
  const description = item.seo.description || plainText(item.excerptHtml || item.bodyHtml, descriptionLength)
  const url = origin + addressIn(language.prefix, itemUrl(item, collection))
  const place = { description, url, site, origin }
  return {
    title:
      item.seo.title ||
      fillTitle(site.seo.itemTitleFormat, { site: site.title, page: collection.title, item: item.title }),
    description,
    ogType: item.event ? 'website' : 'article',
    image: item.image,
    structuredData: [
      event ? eventData(item, event, place) : articleData(item, place),
      breadcrumbData(collection, { title: item.title, url }, context),
    ],
    isIndexed: isOpen(collection, collections),
  }
}

function isOpen(collection: Collection, collections: readonly Collection[]): boolean {
  return !isShut(collection, collections) && !isKeptFromSearch(collection, collections)
}
