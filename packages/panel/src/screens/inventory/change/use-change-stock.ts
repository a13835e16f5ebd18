import { useQueryClient } from '@tanstack/react-query'
import {
  changeInventoryCall,
  listInventoryCall,
  readStockHistoryCall,
} from '@vitrine/contract/catalogue/inventory-calls'
import { listProductsCall, readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import type { ChosenCause } from '@vitrine/domain/catalogue/lists/stock-cause'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { type InventoryRow, variantName } from '../inventory-row.ts'
import type { changeOf } from './draft.ts'

/** Saves a change of stock; where somebody else changed it meanwhile, the new number is shown and nothing is saved. */
export function useChangeStock(row: InventoryRow, onSaved: () => void) {
  const queries = useQueryClient()
  const [shown, setShown] = useState(row)
  const [message, setMessage] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const showAsNow = async () => {
    const outcome = await call(listInventoryCall, { query: { ...(row.sku && { q: row.sku }), limit: 200 } })
    const now = outcome.ok ? outcome.reply.rows.find(({ id }) => id === row.id) : undefined
    if (now) setShown(now)
  }

  const save = async (
    change: NonNullable<ReturnType<typeof changeOf>>,
    why: { readonly cause: ChosenCause; readonly note: string },
  ) => {
    if (isSaving) return
    setSaving(true)
    const outcome = await call(changeInventoryCall, {
      params: { variantId: row.id },
      body: { change, ...why },
    })
    setSaving(false)
    if (!outcome.ok) {
      setMessage(outcome.refusal.message)
      if (outcome.refusal.status === 409) await showAsNow()
      return
    }
    for (const { name } of [listInventoryCall, readStockHistoryCall, listProductsCall, readProductCall])
      await queries.invalidateQueries({ queryKey: [name] })
    toastSaved(`Stock of ${variantName(row)} saved`)
    onSaved()
  }

  return { shown, message, isSaving, save }
}
