import type { Site } from '@vitrine/domain/website/site'
import type { Destination } from '../page-json/destination.ts'
import { lookOf } from '../styles/site-look.ts'
import type { Theme } from '../theme/theme.ts'

/** `{squarespace.page-id}`: the item's on item pages, else the collection's. */
export function pageIdOf(destination: Destination): string {
  if (destination.kind === 'product') return `item-${destination.product.id}`
  if (destination.kind === 'item') return `item-${destination.item.id}`
  return 'collection' in destination && destination.collection
    ? `collection-${destination.collection.id}`
    : ''
}

/** `{squarespace.page-classes}`: the tweaks, then what is shown (platform reference, section 1.5). */
export function pageClassesOf(destination: Destination, { site, theme, layoutId }: ClassContext): string {
  const { currency } = site.store
  const collection = 'collection' in destination ? destination.collection : null
  const isItem = destination.kind === 'product' || destination.kind === 'item'
  const typeName = collection?.typeName ?? (destination.kind === 'template-page' ? 'page' : '')
  return [
    ...lookOf(theme.stylesheet, site).pageClasses,
    `native-currency-code-${currency.toLowerCase()}`,
    typeName && `collection-type-${typeName}`,
    `collection-layout-${layoutId}`,
    collection && `collection-${collection.id}`,
    isItem ? 'view-item' : destination.kind === 'not-found' ? 'view-404' : 'view-list',
    destination.kind === 'not-found' && 'not-found-page',
    collection?.isHomepage && !isItem && 'homepage',
    'mobile-style-available',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What classes depend on besides the destination. */
export interface ClassContext {
  readonly site: Site
  readonly theme: Theme
  readonly layoutId: string
}
