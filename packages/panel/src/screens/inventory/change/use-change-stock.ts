import { changeInventoryCall, listInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import type { ChosenCause } from '@vitrine/domain/catalogue/stock/stock-cause'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { type ShownChange, useChange } from '../../../parts/changes/use-change.ts'
import { type InventoryRow, variantName } from '../inventory-row.ts'
import type { changeOf } from './draft.ts'

interface StockChange {
  /** The variant as it is known now. */
  readonly shown: InventoryRow
  readonly saving: ShownChange
  readonly save: (
    change: NonNullable<ReturnType<typeof changeOf>>,
    why: { readonly cause: ChosenCause; readonly note: string },
  ) => Promise<void>
}

/** Saves a change of stock; where somebody else changed it meanwhile, the new number is shown and nothing is saved. */
export function useChangeStock(row: InventoryRow, onSaved: () => void): StockChange {
  const [shown, setShown] = useState(row)
  const saving = useChange<unknown>({ onDone: onSaved })

  const showAsNow = async () => {
    const outcome = await call(listInventoryCall, { query: { ...(row.sku && { q: row.sku }), limit: 200 } })
    const now = outcome.ok ? outcome.reply.rows.find(({ id }) => id === row.id) : undefined
    if (now) setShown(now)
  }

  return {
    shown,
    saving,
    save: async (change, why) => {
      const input = { params: { variantId: row.id }, body: { change, ...why } }
      const refused = await saving.send(
        prepareCall(changeInventoryCall, input),
        `Stock of ${variantName(row)} saved`,
      )
      if (refused?.status === 409) await showAsNow()
    },
  }
}
