import type { Collection } from '@vitrine/domain/content/collection'
import { toDecimalString } from '@vitrine/domain/money/decimal-string'
import { priceRange } from '@vitrine/domain/product/price'
import type { ProductImage } from '@vitrine/domain/product/product'
import { isSoldOut } from '@vitrine/domain/product/stock'
import type { Site } from '@vitrine/domain/site/site'
import { titleFormats } from '../page-data/website-settings.ts'
import type { Destination } from '../route.ts'
import { plainText } from './escape.ts'

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
export function pageMeta(destination: Destination, site: Site, origin: string): PageMeta {
  switch (destination.kind) {
    case 'product':
      return productMeta(destination, site, origin)
    case 'item':
      return itemMeta(destination, site, origin)
    case 'list':
    case 'page':
      return collectionMeta(destination.collection, site, origin)
    case 'template-page':
      return destination.collection
        ? collectionMeta(destination.collection, site, origin)
        : plainMeta(destination.name, site)
    default:
      return plainMeta('Page not found', site)
  }
}

/** The meta of a page that search engines have no business with. */
export function plainMeta(title: string, site: Site): PageMeta {
  return {
    title: fillTitle(titleFormats.collectionTitleFormat, { site: site.title, collection: title }),
    description: '',
    ogType: 'website',
    image: null,
    structuredData: [],
    isIndexed: false,
  }
}

function collectionMeta(collection: Collection, site: Site, origin: string): PageMeta {
  const format = collection.isHomepage ? titleFormats.homepageTitleFormat : titleFormats.collectionTitleFormat
  const description = plainText(collection.description || site.descriptionHtml, descriptionLength)
  return {
    title: fillTitle(format, { site: site.title, collection: collection.title }),
    description,
    ogType: 'website',
    image: collection.mainImage,
    structuredData: collection.isHomepage ? [organisation(site, origin), websiteData(site, origin)] : [],
    isIndexed: true,
  }
}

function productMeta(
  { product, collection }: Extract<Destination, { kind: 'product' }>,
  site: Site,
  origin: string,
): PageMeta {
  const description =
    product.seo.description || plainText(product.excerptHtml || product.bodyHtml, descriptionLength)
  const { lowestCents, highestCents } = priceRange(product)
  const { currency } = site.store
  const url = `${origin}/${collection.urlId}/${product.urlId}`
  const availability = isSoldOut(product) ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'
  const price = { priceCurrency: currency, availability, url }
  const offers =
    lowestCents === highestCents
      ? { '@type': 'Offer', price: toDecimalString(lowestCents, currency), ...price }
      : {
          '@type': 'AggregateOffer',
          lowPrice: toDecimalString(lowestCents, currency),
          highPrice: toDecimalString(highestCents, currency),
          offerCount: product.variants.length,
          ...price,
        }
  return {
    title:
      product.seo.title || fillTitle(titleFormats.itemTitleFormat, { site: site.title, item: product.title }),
    description,
    ogType: 'product',
    image: product.images[0] ?? null,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description,
        image: product.images.map((image) => absolute(image.assetUrl, origin)),
        sku: product.variants[0]?.sku,
        brand: { '@type': 'Brand', name: site.title },
        offers,
      },
      breadcrumbs([
        [collection.title, `${origin}/${collection.urlId}`],
        [product.title, url],
      ]),
    ],
    isIndexed: true,
  }
}

function itemMeta(
  { item, collection }: Extract<Destination, { kind: 'item' }>,
  site: Site,
  origin: string,
): PageMeta {
  const description = plainText(item.excerptHtml || item.bodyHtml, descriptionLength)
  return {
    title: fillTitle(titleFormats.itemTitleFormat, { site: site.title, item: item.title }),
    description,
    ogType: 'article',
    image: item.image,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: item.title,
        description,
        url: `${origin}/${collection.urlId}/${item.urlId}`,
        image: item.image ? [absolute(item.image.assetUrl, origin)] : [],
        datePublished: new Date(item.publishedAtMs).toISOString(),
        dateModified: new Date(item.updatedAtMs).toISOString(),
        author: { '@type': 'Person', name: item.author.displayName },
        publisher: { '@type': 'Organization', name: site.title },
      },
    ],
    isIndexed: true,
  }
}

function organisation(site: Site, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.store.businessName || site.title,
    url: origin,
    email: site.contactEmail || undefined,
    telephone: site.contactPhoneNumber || undefined,
    sameAs: site.socialAccounts.map((account) => account.profileUrl),
  }
}

function websiteData(site: Site, origin: string) {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: site.title, url: origin }
}

function breadcrumbs(steps: readonly (readonly [string, string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

/** Makes an address of ours whole. */
export function absolute(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url
}

function fillTitle(
  format: string,
  names: { readonly site: string; readonly collection?: string; readonly item?: string },
) {
  return format.replace(/%([sci])/g, (_, letter: string) => {
    if (letter === 's') return names.site
    return (letter === 'c' ? names.collection : names.item) ?? ''
  })
}
