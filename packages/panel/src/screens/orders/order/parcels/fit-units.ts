import type { LineUnits } from '@vitrine/domain/orders/parcels/left-to-send'

/** What was chosen of the lines that wait, no more of each than waits; of a line that came since, nothing. */
export function fitUnits(waiting: readonly LineUnits[], chosen: readonly LineUnits[]): readonly LineUnits[] {
  return waiting.map(({ lineId, quantity }) => ({
    lineId,
    quantity: Math.min(quantity, chosen.find((each) => each.lineId === lineId)?.quantity ?? 0),
  }))
}
