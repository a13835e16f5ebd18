import type { StockLine } from '@vitrine/store/catalogue/stock-ledger'
import type { SiteTables } from '@vitrine/store/store'

/** Pages that speak of what is left, or of nothing left, are about variants with at most this many units. */
const fewUnits = 10

/** Has the pages rendered again when a change of stock left, or ended, so few units that visitors see it. */
export async function noticeLowStock(
  tables: Pick<SiteTables, 'stock' | 'site'>,
  lines: readonly StockLine[],
): Promise<void> {
  for (const { variantId, quantity } of lines) {
    const stock = await tables.stock.read(variantId)
    if (!stock || stock.unlimited || stock.onHand - stock.held > fewUnits + quantity) continue
    await tables.site.raiseRevision()
    return
  }
}
