import type { Order } from '@vitrine/domain/orders/order'
import { isRestockable } from '@vitrine/domain/orders/refunds/left-to-restock'
import type { SiteTables } from '@vitrine/store/store'

/** The lines of an order whose stock is counted: of the others nothing can go back in stock. */
export async function countedLineIds(
  { stock }: Pick<SiteTables, 'stock'>,
  { lines }: Pick<Order, 'lines'>,
): Promise<string[]> {
  const counted: string[] = []
  for (const line of lines) {
    if (!isRestockable(line)) continue
    const level = await stock.read(line.variantId)
    if (level && !level.unlimited) counted.push(line.id)
  }
  return counted
}
