import { cartProblemText, isCartProblem, selectOptionsText } from '@vitrine/domain/cart/messages'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import { RevisionMemory } from '../../revisions/revision-memory.ts'
import { visitorWords } from '../../words/visitor-words.ts'
import { collectionTerms } from '../lists/collection-terms.ts'
import type { PageQuery } from '../lists/page-query.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { merchandisingJson } from '../website/merchandising.ts'
import { lowestPricesJson } from './lowest-prices.ts'
import { productFormJson, variantOptionsJson } from './product-form.ts'
import { productItemJson } from './product-item.ts'
import { productReviewsJson, reviewSummariesJson, summaryPart } from './product-reviews.ts'
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
      ...chosenPart(product, query.variantId),
      cartProblem: problemText(query.problem, product, site.language),
      ...productSafetyJson(product, site),
      lowestPrices: await lowestPricesJson(product, context),
      ...summaryPart(await reviewSummariesJson([product], context), product.id),
      ...(await reviewsPart(product.id, context)),
    },
    collectionTerms: await collectionTerms(collection, context),
    pagination,
    productMerchandisingContext: merchandisingJson([product], site, 'page'),
  }
}

/** The variant that the address chooses, and the values by which it is chosen; nothing where it chooses none. */
function chosenPart(product: Product, variantId: string | null) {
  if (variantId === null) return {}
  return { chosenVariantId: variantId, variantOptions: variantOptionsJson(product, variantId) }
}

/** The reviews as a part of the item; nothing where none are shown. */
async function reviewsPart(productId: string, context: PageContext) {
  const productReviews = await productReviewsJson(productId, context)
  return productReviews === null ? {} : { productReviews }
}

/** The sentence for a known code; nothing that stands in an address is ever printed. */
function problemText(code: string | null, product: Product, language: string): string {
  const { sayComposed } = visitorWords(language)
  if (code === 'option-missing') return sayComposed(selectOptionsText(product.optionNames))
  return isCartProblem(code) ? sayComposed(cartProblemText[code]) : ''
}
