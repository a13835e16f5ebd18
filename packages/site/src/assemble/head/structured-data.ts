import { priceRange } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSoldOut } from '@vitrine/domain/catalogue/stock'
import { readPlaceLine } from '@vitrine/domain/contact/read-place-line'
import type { Collection } from '@vitrine/domain/content/collection'
import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import type { ContentItem, ItemLocation } from '@vitrine/domain/content/item'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import type { Site } from '@vitrine/domain/website/site'
import { absolute } from '../../html/absolute.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { collectionPath } from '../../theme/collection-shape.ts'

const vocabulary = { '@context': 'https://schema.org' } as const

/** What JSON-LD says of an item besides the item itself. */
export interface DescribedPage {
  readonly description: string
  /** The page's whole address. */
  readonly url: string
  readonly site: Site
  readonly origin: string
}

/** A product with its price, or the range of its prices, as JSON-LD. */
export function productData(product: Product, { description, url, site, origin }: DescribedPage): object {
  return {
    ...vocabulary,
    '@type': 'Product',
    name: product.title,
    description: description || undefined,
    ...picturesOf(product.images, origin),
    sku: product.variants[0]?.sku,
    brand: { '@type': 'Brand', name: site.title },
    offers: offersOf(product, site.store.currency, url),
  }
}

/** A post as JSON-LD. */
export function articleData(item: ContentItem, { description, url, site, origin }: DescribedPage): object {
  return {
    ...vocabulary,
    '@type': 'Article',
    headline: item.title,
    description: description || undefined,
    url,
    ...picturesOf(item.image ? [item.image] : [], origin),
    datePublished: new Date(item.publishedAtMs).toISOString(),
    dateModified: new Date(item.updatedAtMs).toISOString(),
    // Nobody is named where nobody wrote it: a person without a name is none.
    author: item.author.displayName === '' ? undefined : { '@type': 'Person', name: item.author.displayName },
    publisher: { '@type': 'Organization', name: site.title },
  }
}

/** An event as JSON-LD. */
export function eventData(
  item: ContentItem,
  event: EventTimes,
  { description, url, site, origin }: DescribedPage,
): object {
  const { startAtMs, endAtMs, days, isCanceled } = event
  return {
    ...vocabulary,
    '@type': 'Event',
    name: item.title,
    description: description || undefined,
    url,
    ...picturesOf(item.image ? [item.image] : [], origin),
    startDate: days?.first ?? new Date(startAtMs).toISOString(),
    endDate: days?.last ?? new Date(endAtMs).toISOString(),
    eventStatus: `https://schema.org/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
    ...whereabouts(item.location && placeData(item.location), event.onlineUrl),
    organizer: { '@type': 'Organization', name: site.title, url: origin },
  }
}

/** Who runs the site, as JSON-LD. */
export function organisationData(site: Site, origin: string): object {
  return {
    ...vocabulary,
    '@type': 'Organization',
    name: site.store.businessName || site.title,
    url: origin,
    email: site.contactEmail || undefined,
    telephone: site.contactPhoneNumber || undefined,
    sameAs: orNothing(site.socialAccounts.map((account) => account.profileUrl)),
  }
}

/** The site itself, as JSON-LD. */
export function websiteData(site: Site, origin: string): object {
  return { ...vocabulary, '@type': 'WebSite', name: site.title, url: origin }
}

/** The way from a collection to an item, as JSON-LD. */
export function breadcrumbData(
  collection: Collection,
  item: { readonly title: string; readonly url: string },
  {
    origin,
    language,
    collections,
    theme,
  }: Pick<PageContext, 'origin' | 'language' | 'collections' | 'theme'>,
): object {
  const url = origin + addressIn(language.prefix, collectionPath(collection, { collections, theme }))
  const steps = [{ title: collection.title, url }, item]
  return {
    ...vocabulary,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  }
}

function offersOf(product: Product, currency: string, url: string): object {
  const { lowestCents, highestCents } = priceRange(product)
  const availability = isSoldOut(product) ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'
  const price = { priceCurrency: currency, availability, url }
  if (lowestCents === highestCents) {
    return { '@type': 'Offer', price: toDecimalString(lowestCents, currency), ...price }
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimalString(lowestCents, currency),
    highPrice: toDecimalString(highestCents, currency),
    offerCount: product.variants.length,
    ...price,
  }
}

/** The whole addresses of pictures; left out where there are none, as validators ask for. */
function picturesOf(images: readonly { readonly assetUrl: string }[], origin: string): object {
  return { image: orNothing(images.map(({ assetUrl }) => absolute(assetUrl, origin))) }
}

function orNothing(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > 0 ? texts : undefined
}

/** Where an event takes place: at a place, online, or both. */
function whereabouts(place: object | null, onlineUrl: string | undefined): object {
  const online = onlineUrl ? { '@type': 'VirtualLocation', url: onlineUrl } : null
  const mode = place ? (online ? 'Mixed' : 'Offline') : 'Online'
  if (!place && !online) return {}
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place && online ? [place, online] : (place ?? online),
  }
}

/** Null for a place of which nothing is known. */
function placeData(place: ItemLocation): object | null {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } = place
  const isMapped = mapLat !== 0 || mapLng !== 0
  if (!isMapped && ![addressTitle, addressLine1, addressLine2, addressCountry].some(Boolean)) return null
  return {
    '@type': 'Place',
    name: addressTitle || addressLine1 || undefined,
    address: addressData(place),
    ...(isMapped ? { geo: { '@type': 'GeoCoordinates', latitude: mapLat, longitude: mapLng } } : {}),
  }
}

function addressData({ addressLine1, addressLine2, addressCountry }: ItemLocation): object | undefined {
  if (![addressLine1, addressLine2, addressCountry].some(Boolean)) return undefined
  const { locality, region, postalCode } = readPlaceLine(addressLine2)
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLine1 || undefined,
    addressLocality: locality || undefined,
    addressRegion: region,
    postalCode,
    addressCountry: addressCountry || undefined,
  }
}
