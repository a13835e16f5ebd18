import { useQueryClient } from '@tanstack/react-query'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import {
  listGiftCardsCall,
  readGiftCardCall,
  readGiftLiabilityCall,
} from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { toastSaved } from '../../parts/toasts/toast.ts'
import type { GiftCardReply } from './stored-card.ts'

interface CardChange {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  readonly run: (change: () => Promise<Outcome<GiftCardReply>>, saved: string) => Promise<void>
}

/** The life of a change to a gift card, from the button to the toast. */
export function useCardChange(onDone: () => void): CardChange {
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
      for (const { name } of [readGiftCardCall, listGiftCardsCall, readGiftLiabilityCall])
        void queries.invalidateQueries({ queryKey: [name] })
      toastSaved(saved)
      onDone()
    },
  }
}
