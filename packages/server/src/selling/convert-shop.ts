import type { Product } from '@vitrine/domain/catalogue/product'
import { type CurrencyChange, convertProduct, isOverPriced } from '@vitrine/domain/selling/change-currency'
import { convertStore } from '@vitrine/domain/selling/convert-store'
import { convertDiscount, convertProposal } from '@vitrine/domain/selling/convert-terms'
import type { SiteTables } from '@vitrine/store/store'
import { isBeingPaid, withoutCart } from '../proposals/change-proposal.ts'

/** Rows read at once. */
const batch = 200

/** Takes every amount that a shop asks for into another currency, in the transaction of its act. */
export async function convertShop(tables: SiteTables, change: CurrencyChange, nowMs: number): Promise<void> {
  const site = await tables.site.lock()
  // The site comes first: prices are written down in its currency.
  await tables.site.save({ ...site, store: convertStore(site.store, change) })
  for await (const { id } of productsOf(tables)) {
    const product = await tables.products.lock(id)
    if (product) await tables.products.save({ ...convertProduct(product, change), updatedAtMs: nowMs })
  }
  for await (const discount of eachBehind((afterId) => tables.discounts.behind(afterId, batch)))
    await tables.discounts.save({ ...convertDiscount(discount, change), updatedAtMs: nowMs })
  for await (const { id } of eachBehind((afterId) => tables.proposals.behind(afterId, batch)))
    await convertDraft(tables, id, { change, nowMs })
}

/** Whether some price would be higher than a product can have. */
export async function wouldBeOverPriced(
  tables: Pick<SiteTables, 'products'>,
  change: CurrencyChange,
): Promise<boolean> {
  for await (const product of productsOf(tables))
    if (isOverPriced(convertProduct(product, change))) return true
  return false
}

/** How many products cost something. */
export async function countPriced(tables: Pick<SiteTables, 'products'>): Promise<number> {
  let count = 0
  for await (const { variants } of productsOf(tables))
    if (variants.some(({ priceCents, salePriceCents }) => priceCents + salePriceCents > 0)) count += 1
  return count
}

/** What became an order stays as it was ordered; who pays a draft at this moment pays what they saw. */
async function convertDraft(
  tables: SiteTables,
  id: string,
  { change, nowMs }: { readonly change: CurrencyChange; readonly nowMs: number },
): Promise<void> {
  const proposal = await tables.proposals.lock(id)
  if (proposal?.orderId !== '' || proposal.currency !== change.from) return
  const converted = convertProposal(proposal, change)
  const free = (await isBeingPaid(tables, proposal)) ? converted : withoutCart(converted)
  await tables.proposals.save({ ...free, updatedAtMs: Math.max(nowMs, proposal.updatedAtMs + 1) })
}

/** All products, visible or not. */
function productsOf({ products }: Pick<SiteTables, 'products'>): AsyncGenerator<Product> {
  return eachBehind((afterId) => products.behind(afterId, batch))
}

async function* eachBehind<Row extends { readonly id: string }>(
  read: (afterId: string) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let afterId: string | undefined = ''; afterId !== undefined; ) {
    const rows = await read(afterId)
    yield* rows
    afterId = rows.length < batch ? undefined : rows.at(-1)?.id
  }
}
