import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { useState } from 'react'
import { toastSaved } from '../toasts/toast.ts'

/** A change that is under way, or was refused. */
export interface Change<Reply> {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** Makes the change, and says that it is made in the words of `saved`; returns the refusal where there is one. */
  readonly run: (change: () => Promise<Outcome<Reply>>, saved: string) => Promise<Refusal | null>
}

interface ChangeOptions<Reply> {
  /** Calls whose answers are another after the change. */
  readonly stale: readonly Pick<Call, 'name'>[]
  readonly onDone: (reply: Reply) => void
}

/** The life of a change, from the button to the toast. */
export function useChange<Reply>({ stale, onDone }: ChangeOptions<Reply>): Change<Reply> {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refresh = () => {
    for (const { name } of stale) void queries.invalidateQueries({ queryKey: [name] })
  }
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
        // Somebody else changed it meanwhile: opened again, it is as it stands now.
        if (outcome.refusal.status === 409) refresh()
        return outcome.refusal
      }
      refresh()
      toastSaved(saved)
      onDone(outcome.reply)
      return null
    },
  }
}
