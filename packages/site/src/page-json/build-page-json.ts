import type { Collection } from '@vitrine/domain/content/collection'
import { dataInLanguage, prefixesOf } from '../language/data-in-language.ts'
import { pageLanguages } from '../language/page-languages.ts'
import type { Destination } from '../page-json/destination.ts'
import { childrenOf, isFolder, isIndex, isShop, orderingOf } from '../theme/collection-shape.ts'
import { canonicalPath } from './canonical-path.ts'
import { collectionJson, pageContentHtml } from './collection.ts'
import { withItemCounts } from './items/item-counts.ts'
import { itemPageJson } from './items/item-page.ts'
import { blogListJson } from './lists/blog-list.ts'
import { eventListJson } from './lists/event-list.ts'
import { indexSections } from './lists/index-sections.ts'
import { filterJson, isFiltered } from './lists/item-filters.ts'
import { orderedListJson } from './lists/ordered-list.ts'
import type { PageQuery } from './lists/page-query.ts'
import type { PageContext, PageData } from './page-context.ts'
import { productListJson } from './products/product-list.ts'
import { productPageJson } from './products/product-page.ts'
import { localizedStringsOf } from './website/localized-strings-of.ts'
import { siteJson } from './website/website.ts'

/** Builds the JSON that the template of a destination sees, the same that `?format=json` answers (platform reference, section 2.1). */
export async function buildPageData(
  destination: Destination,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const { itemCount, collectionTerms, ...found } = await contentJson(destination, query, context)
  const content = await withItemCounts(found, context)
  const collection = collectionOf(destination)
  const path = canonicalPath(destination, context) ?? '/'
  const data: PageData = {
    ...sharedPageJson(context),
    ...pageLanguages(path, context),
    ...(collection
      ? {
          collection: {
            ...collectionJson(collection, context),
            ...termsIn(collectionTerms ?? content),
            ...(itemCount === undefined ? {} : { itemCount }),
            ...(isNested(collection, context)
              ? { collections: await indexSections(collection, context) }
              : {}),
            ...(ownBodyOf(destination) ? { mainContent: pageContentHtml(collection) } : {}),
          },
        }
      : {}),
    ...filterJson(query, content, context),
    empty: itemCount === 0,
    ...(itemCount === 0 && isFiltered(query) ? { nothingFits: true } : {}),
    ...content,
  }
  return dataInLanguage(data, context.language, prefixesOf(context.site.languages))
}

/** The collection that a destination belongs to. */
export function collectionOf(destination: Destination): Collection | null {
  return 'collection' in destination ? destination.collection : null
}

/** The page whose own words and blocks are the content; null for lists, items and what only the template knows. */
export function ownBodyOf(destination: Destination): Collection | null {
  return destination.kind === 'page' || destination.kind === 'not-found' ? destination.collection : null
}

/** What every page has, system pages too. */
export function sharedPageJson(
  context: Pick<PageContext, 'site' | 'theme' | 'origin' | 'nowMs' | 'sells'>,
): PageData {
  return {
    ...siteJson(context.site, context),
    'base-url': context.origin,
    template: { mobileStylesEnabled: true },
    showCart: context.sells,
    // Pages are kept for all visitors, so the cart in them is an empty one; scripts fill in the visitor's own.
    shoppingCart: { entries: [], totalQuantity: 0, subtotalCents: 0 },
    shareButtons: Object.fromEntries(context.site.shareServices.map((name) => [name, true])),
    userAccountsContext: { showSignInLink: context.site.store.hasAccounts ?? false },
    productMerchandisingContext: {},
    localizedStrings: localizedStringsOf(context.theme.folder, context.site.language),
    calendarView: false,
    empty: false,
    emptyFolder: false,
  }
}

async function contentJson(
  destination: Destination,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  switch (destination.kind) {
    case 'list':
      return listJson(destination.collection, query, context)
    case 'product':
      return productPageJson(destination.product, { collection: destination.collection, query }, context)
    case 'item':
      return itemPageJson(destination, context)
    case 'page':
      return {
        mainContent: pageContentHtml(destination.collection),
        ...(isFolder(destination.collection, context.theme) ? { emptyFolder: true } : {}),
      }
    case 'template-page':
    case 'not-found':
      return destination.collection ? { mainContent: pageContentHtml(destination.collection) } : {}
    default:
      return {}
  }
}

async function listJson(collection: Collection, query: PageQuery, context: PageContext): Promise<PageData> {
  const { theme } = context
  if (isShop(collection, theme)) return productListJson(collection, query, context)
  if (isIndex(collection, theme)) return { emptyFolder: childrenOf(collection, context).length === 0 }
  switch (orderingOf(collection, theme)) {
    case 'calendar':
      return eventListJson(collection, query, context)
    case 'chronological':
      return blogListJson(collection, query, context)
    default:
      return orderedListJson(collection, query, context)
  }
}

/** Lists have the terms beside their items too; beside a single item they would be taken for its own. */
function termsIn(place: unknown): PageData {
  if (typeof place !== 'object' || place === null) return {}
  return {
    ...('categories' in place ? { categories: place.categories } : {}),
    ...('tags' in place ? { tags: place.tags } : {}),
  }
}

function isNested(collection: Collection, { theme }: PageContext): boolean {
  return isIndex(collection, theme) || isFolder(collection, theme)
}
