import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@vitrine/contract/call'
import { markSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { useCallback } from 'react'
import { call } from '../../call/client.ts'
import { readAfter } from '../../call/read-after.ts'
import { standsOtherwise } from '../../call/refusal.ts'
import { toastError } from '../../parts/toasts/toast.ts'

interface SubmissionChange {
  /** Tells whether it was marked. */
  readonly mark: (marks: BodyOf<typeof markSubmissionCall>) => Promise<boolean>
}

/** Marks a submission; several marks may be on their way at once, as one that is opened is marked by itself. */
export function useSubmissionChange(submissionId: string): SubmissionChange {
  const queries = useQueryClient()
  const mark = useCallback(
    async (marks: BodyOf<typeof markSubmissionCall>) => {
      const outcome = await call(markSubmissionCall, { params: { submissionId }, body: marks })
      if (outcome.ok || standsOtherwise(outcome.refusal)) void readAfter(queries, markSubmissionCall)
      if (!outcome.ok) toastError('The submission was not changed', outcome.refusal.message)
      return outcome.ok
    },
    [queries, submissionId],
  )
  return { mark }
}
