import type { Collection } from '@vitrine/domain/content/collection'
import type { PageQuery } from '../page-query.ts'
import type { Destination } from '../route.ts'
import { collectionJson, pageContentHtml } from './collection.ts'
import { itemJson } from './item.ts'
import { localizedStrings } from './localized-strings.ts'
import type { PageContext, PageData } from './page-context.ts'
import { postListJson } from './post-list.ts'
import { productListJson } from './product-list.ts'
import { productPageJson } from './product-page.ts'
import { siteJson } from './website.ts'

/** Builds the JSON that the template of a destination sees, the same that `?format=json` answers (platform reference, section 2.1). */
export async function buildPageData(
  destination: Destination,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const { itemCount, ...content } = await contentJson(destination, query, context)
  const { categories } = content
  const collection = collectionOf(destination)
  return {
    ...commonJson(context),
    ...(collection
      ? {
          collection: {
            ...collectionJson(collection, context),
            ...(categories === undefined ? {} : { categories }),
            ...(itemCount === undefined ? {} : { itemCount }),
            ...(destination.kind === 'page' ? { mainContent: pageContentHtml(collection) } : {}),
          },
        }
      : {}),
    ...content,
    ...(query.category === null ? {} : { categoryFilter: query.category }),
    ...(query.tag === null ? {} : { tagFilter: query.tag }),
  }
}

/** The collection that a destination belongs to. */
export function collectionOf(destination: Destination): Collection | null {
  return 'collection' in destination ? destination.collection : null
}

/** What every page has, system pages too. */
export function commonJson(context: Pick<PageContext, 'site' | 'origin' | 'nowMs'>): PageData {
  return {
    ...siteJson(context.site, context),
    'base-url': context.origin,
    template: { mobileStylesEnabled: true },
    showCart: true,
    shareButtons: {},
    userAccountsContext: { showSignInLink: false },
    productMerchandisingContext: {},
    localizedStrings,
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
      return destination.collection.typeName === 'products'
        ? productListJson(destination.collection, query, context)
        : postListJson(destination.collection, query, context)
    case 'product':
      return productPageJson(destination.product, { collection: destination.collection, query }, context)
    case 'item':
      return itemPageJson(destination, context)
    case 'page':
      return { mainContent: pageContentHtml(destination.collection) }
    case 'template-page':
      return destination.collection ? { mainContent: pageContentHtml(destination.collection) } : {}
    default:
      return {}
  }
}

async function itemPageJson(
  { item, collection }: Extract<Destination, { kind: 'item' }>,
  { store, site }: PageContext,
): Promise<PageData> {
  const { previous, next } = await store.items.neighbours(item)
  return {
    item: itemJson(item, collection, site),
    pagination: {
      ...(previous ? { prevItem: itemJson(previous, collection, site) } : {}),
      ...(next ? { nextItem: itemJson(next, collection, site) } : {}),
    },
  }
}
