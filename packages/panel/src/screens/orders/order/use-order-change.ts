import { useQueryClient } from '@tanstack/react-query'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { listOrdersCall, readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { listPapersCall } from '@vitrine/contract/orders/paper-calls'
import { readOrderTimelineCall } from '@vitrine/contract/orders/record-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { useState } from 'react'
import { toastSaved } from '../../../parts/toasts/toast.ts'

interface OrderChange {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** Makes the change, shows the order as it is then, and says so. */
  readonly run: (change: () => Promise<Outcome<{ order: Order }>>, saved: string) => Promise<void>
}

/** The life of a change to an order, from the button to the toast. */
export function useOrderChange(onDone: () => void): OrderChange {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  return {
    isSaving,
    refusal,
    run: async (change, saved) => {
      setSaving(true)
      setRefusal(null)
      const outcome = await change()
      setSaving(false)
      if (!outcome.ok) return setRefusal(outcome.refusal)
      for (const { name } of [
        readOrderCall,
        readOrderTimelineCall,
        listOrdersCall,
        listProductsCall,
        listPapersCall,
      ]) {
        void queries.invalidateQueries({ queryKey: [name] })
      }
      toastSaved(saved)
      onDone()
    },
  }
}
