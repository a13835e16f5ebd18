import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { listReviewsCall } from '@vitrine/contract/reviews/panel-calls'
import { useState } from 'react'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'
import { keepFocus } from '../comments/list/keep-focus.ts'

/** The life of a change to a review, from the button to the toast. */
export function useReviewChange() {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  return {
    isSaving,
    run: async (
      change: () => Promise<Outcome<object>>,
      saved: string,
      giveFocusBack = keepFocus(document),
    ): Promise<boolean> => {
      setSaving(true)
      const outcome = await change()
      setSaving(false)
      if (!outcome.ok) {
        toastError('The review was not changed', outcome.refusal.message)
        return false
      }
      await queries.invalidateQueries({ queryKey: [listReviewsCall.name] })
      toastSaved(saved)
      // The list is shown again first.
      setTimeout(giveFocusBack)
      return true
    },
  }
}
