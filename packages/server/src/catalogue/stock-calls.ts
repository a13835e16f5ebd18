import type { readStockCall } from '@vitrine/contract/catalogue/stock-calls'
import { isStocked } from '@vitrine/domain/catalogue/product-types'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { mayAskFor } from '../pages/locks/item-gate.ts'

/** Answers how much of each variant can still be bought. */
export async function getStock(
  exchange: Exchange<typeof readStockCall>,
): Promise<AnswerTo<typeof readStockCall>> {
  const { query, store } = exchange
  const product = await store.products.find(query.itemId)
  if (!product?.isVisible || !(await mayAskFor(product, exchange)))
    return refuse('not-found', failureText.notFound)
  const results = product.variants.map(({ id, sku, stock }) => {
    const unlimited = !isStocked(product.type) || stock.unlimited
    return {
      variantId: id,
      sku,
      unlimited,
      qtyInStock: unlimited ? 0 : availableQuantity(product.type, stock),
    }
  })
  return reply({ results })
}
