import { useQueryClient } from '@tanstack/react-query'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { listMembershipsCall, readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'
import { useState } from 'react'
import { toastSaved } from '../../parts/toasts/toast.ts'

interface MemberChange {
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  readonly run: (change: () => Promise<Outcome<unknown>>, saved: string) => Promise<void>
}

/** The life of a change to areas, plans or members, from the button to the toast. */
export function useMemberChange(onDone: () => void): MemberChange {
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
      for (const { name } of [readMemberSetUpCall, listMembershipsCall])
        void queries.invalidateQueries({ queryKey: [name] })
      toastSaved(saved)
      onDone()
    },
  }
}
