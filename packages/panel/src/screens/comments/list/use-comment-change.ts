import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'
import { useState } from 'react'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { keepFocus } from './keep-focus.ts'

interface CommentChange {
  readonly isSaving: boolean
  /** Makes the change, reads the list again and says so; returns whether it was made. */
  readonly run: (
    change: () => Promise<Outcome<object>>,
    saved: string,
    giveFocusBack?: () => void,
  ) => Promise<boolean>
}

/** The life of a change to a comment, from the button to the toast. */
export function useCommentChange(): CommentChange {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  return {
    isSaving,
    run: async (change, saved, giveFocusBack = keepFocus(document)) => {
      setSaving(true)
      const outcome = await change()
      setSaving(false)
      if (!outcome.ok) {
        toastError('The comment was not changed', outcome.refusal.message)
        return false
      }
      await queries.invalidateQueries({ queryKey: [listPanelCommentsCall.name] })
      toastSaved(saved)
      // The list is shown again first.
      setTimeout(giveFocusBack)
      return true
    },
  }
}
