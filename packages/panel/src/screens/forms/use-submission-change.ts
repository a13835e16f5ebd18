import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@vitrine/contract/call'
import {
  listSubmissionsCall,
  markSubmissionCall,
  readSubmissionCall,
  removeSubmissionCall,
} from '@vitrine/contract/forms/panel-calls'
import { readStartCall } from '@vitrine/contract/website/start-calls'
import { useCallback, useState } from 'react'
import { call } from '../../call/client.ts'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'

/** Changes of a submission; each tells whether it was made. */
interface SubmissionChange {
  readonly isSaving: boolean
  readonly mark: (marks: BodyOf<typeof markSubmissionCall>) => Promise<boolean>
  readonly remove: () => Promise<boolean>
}

/** The life of a change to a submission, from the button to the toast. */
export function useSubmissionChange(submissionId: string): SubmissionChange {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)

  const mark = useCallback(
    async (marks: BodyOf<typeof markSubmissionCall>) => {
      const outcome = await call(markSubmissionCall, { params: { submissionId }, body: marks })
      if (!outcome.ok) {
        toastError('The submission was not changed', outcome.refusal.message)
        return false
      }
      for (const { name } of [readSubmissionCall, listSubmissionsCall, readStartCall])
        void queries.invalidateQueries({ queryKey: [name] })
      return true
    },
    [queries, submissionId],
  )

  const remove = async () => {
    setSaving(true)
    const outcome = await call(removeSubmissionCall, { params: { submissionId } })
    setSaving(false)
    if (!outcome.ok) {
      toastError('The submission was not removed', outcome.refusal.message)
      return false
    }
    for (const { name } of [listSubmissionsCall, readStartCall])
      void queries.invalidateQueries({ queryKey: [name] })
    toastSaved('The submission was removed')
    return true
  }
  return { isSaving, mark, remove }
}
