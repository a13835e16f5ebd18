import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { listSubscriptionsCall, readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { useState } from 'react'
import { toastSaved } from '../../../parts/toasts/toast.ts'

interface SubscriptionChange {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  readonly run: (
    change: () => Promise<Outcome<ReplyOf<typeof readSubscriptionCall>>>,
    saved: string,
  ) => Promise<void>
}

/** The life of a change to a subscription, from the button to the toast. */
export function useSubscriptionChange(onDone: () => void): SubscriptionChange {
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
      for (const { name } of [readSubscriptionCall, listSubscriptionsCall])
        void queries.invalidateQueries({ queryKey: [name] })
      toastSaved(saved)
      onDone()
    },
  }
}
