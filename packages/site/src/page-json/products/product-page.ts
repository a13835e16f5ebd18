import {
  availableText,
  cartProblemText,
  isCartProblem,
  selectOptionsText,
} from '@vitrine/domain/cart/messages'
import { findVariant, optionValuesOf } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import type { Collection } from '@vitrine/domain/content/collection'
import { RevisionMemory } from '../../revisions/revision-memory.ts'
import { visitorWords } from '../../words/visitor-words.ts'
import { collectionTerms } from '../lists/collection-terms.ts'
import type { PageQuery } from '../lists/page-query.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { merchandisingJson } from '../website/merchandising.ts'
import { lowestPricesJson } from './lowest-prices.ts'
import { type ChosenValues, productFormJson, variantOptionsJson } from './product-form.ts'
import { productItemJson } from './product-item.ts'
import { reviewSummariesJson, summaryPart } from './product-reviews.ts'
import { productSafetyJson } from './product-safety.ts'

/** Previous and next products of each product. */
const neighbourLinks = new RevisionMemory<PageData>()

/** What a product page has beside the collection. */
export async function productPageJson(
  product: Product,
  { collection, query }: { readonly collection: Collection; readonly query: PageQuery },
  context: PageContext,
): Promise<PageData> {
  const { store, site } = context
  const pagination = await neighbourLinks.recall(site, product.id, async () => {
    const { previous, next } = await store.products.neighbours(product)
    return {
      ...(previous ? { prevItem: productItemJson(previous, collection, site) } : {}),
      ...(next ? { nextItem: productItemJson(next, collection, site) } : {}),
    }
  })
  return {
    item: {
      ...productItemJson(product, collection, site),
      ...productFormJson(product, site),
      ...chosenPart(product, query),
      cartProblem: problemText(product, query, site.language),
      ...productSafetyJson(product, site),
      lowestPrices: await lowestPricesJson(product, context),
      ...summaryPart(await reviewSummariesJson([product], context), product.id),
    },
    collectionTerms: await collectionTerms(collection, context),
    pagination,
    // Over a list a product is shown as in a block; its own page is the one that it has.
    productMerchandisingContext: merchandisingJson(
      [product],
      site,
      query.format === 'quick-view' ? 'block' : 'page',
    ),
  }
}

/** What the address chooses: a variant or some values of options, and how many; nothing where it chooses none. */
function chosenPart(product: Product, query: PageQuery) {
  const { variantId, chosen, quantity } = query
  return {
    ...(variantId === null ? {} : { chosenVariantId: variantId }),
    ...(variantId === null && chosen === null
      ? {}
      : { variantOptions: variantOptionsJson(product, chosenValues(product, query)) }),
    ...(quantity === null ? {} : { chosenQuantity: quantity }),
  }
}

function chosenValues(product: Product, { variantId, chosen }: PageQuery): ChosenValues {
  const variant = findVariant(product, variantId ?? '')
  if (!variant) return new Map(new URLSearchParams(chosen ?? ''))
  return new Map(
    optionValuesOf(product, variant).map(({ optionName, value }) => [optionName, value] as const),
  )
}

/** The sentence for a known code; nothing that stands in an address is ever printed. */
function problemText(product: Product, query: PageQuery, language: string): string {
  const { sayComposed } = visitorWords(language)
  const { problem, variantId } = query
  if (!isCartProblem(problem)) return ''
  if (problem === 'option-missing') {
    const chosen = chosenValues(product, query)
    const missing = product.optionNames.filter((name) => !chosen.get(name))
    return sayComposed(selectOptionsText(missing.length > 0 ? missing : product.optionNames))
  }
  const text = cartProblemText[problem]
  const variant = problem === 'out-of-stock' ? findVariant(product, variantId ?? '') : undefined
  return sayComposed(variant ? availableText(text, availableQuantity(product.type, variant.stock)) : text)
}
