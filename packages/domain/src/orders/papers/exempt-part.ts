import type { Order } from '../order.ts'
import type { TaxedPart } from './taxed-parts.ts'

/** Whether nobody owes tax of a part: of a line that is exempt, and of the delivery of goods that all are, which is part of them. */
export function isExemptPart({ lines }: Order, { lineId }: Pick<TaxedPart, 'lineId'>): boolean {
  if (lineId !== '') return lines.some(({ id, isTaxExempt }) => id === lineId && isTaxExempt === true)
  const goods = lines.filter(({ productType }) => productType === 'physical')
  return goods.length > 0 && goods.every(({ isTaxExempt }) => isTaxExempt === true)
}
