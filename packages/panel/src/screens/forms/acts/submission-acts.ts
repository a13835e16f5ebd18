import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { SubmissionRow } from '../submission-row.ts'
import { submissionActCalls } from './submission-act-calls.ts'

const SubmissionActDialog = lazy(() =>
  import('./submission-act-dialog.tsx').then((file) => ({ default: file.SubmissionActDialog })),
)

/** What can be done with many submissions at once. */
export const submissionActs: readonly ActOfRoom<SubmissionRow>[] = Object.entries(submissionActCalls).map(
  ([key, call]) => ({ key, call, Dialog: SubmissionActDialog }),
)
