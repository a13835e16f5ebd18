import { saidOfFewUpTo } from '@vitrine/domain/catalogue/scarcity'
import type { StockLine } from '@vitrine/store/catalogue/stock-ledger'
import type { SiteTables } from '@vitrine/store/store'

/** Has the pages rendered again when a change of stock left, or ended, so few units that visitors see it. */
export async function noticeLowStock(
  tables: Pick<SiteTables, 'stock' | 'site' | 'products'>,
  lines: readonly StockLine[],
): Promise<void> {
  const { merchandising } = (await tables.site.read()).store
  for (const { variantId, quantity } of lines) {
    const stock = await tables.stock.read(variantId)
    if (!stock || stock.unlimited) continue
    const found = await tables.products.findVariant(variantId)
    const few = saidOfFewUpTo(found?.product ?? { scarcity: null }, merchandising)
    if (stock.onHand - stock.held > few + quantity) continue
    await tables.site.raiseRevision()
    return
  }
}
