import { useQueryClient } from '@tanstack/react-query'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { listCustomersCall, readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import type { Customer } from '@vitrine/domain/customers/customer'
import { useState } from 'react'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { CustomerRecord } from './customer-record.ts'

interface CustomerChange {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** Makes the change, shows the person as they are then, and says so; answers the refusal where there is one. */
  readonly run: (
    change: () => Promise<Outcome<{ readonly customer: Customer }>>,
    saved: string,
  ) => Promise<Refusal | null>
}

/** The life of a change to a person, from the button to the toast. */
export function useCustomerChange(customerId: string): CustomerChange {
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
      if (!outcome.ok) {
        setRefusal(outcome.refusal)
        return outcome.refusal
      }
      const { customer } = outcome.reply
      const key = [readCustomerCall.name, { params: { customerId } }]
      queries.setQueryData<CustomerRecord>(key, (shown) => shown && { ...shown, customer })
      void queries.invalidateQueries({ queryKey: [listCustomersCall.name] })
      toastSaved(saved)
      return null
    },
  }
}
