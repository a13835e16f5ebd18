import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { MailRow } from '../list/mail-row.ts'
import { mailActCalls } from './mail-act-calls.ts'

const MailActDialog = lazy(() =>
  import('./mail-act-dialog.tsx').then((file) => ({ default: file.MailActDialog })),
)

/** What can be done with many mails at once. */
export const mailActs: readonly ActOfRoom<MailRow>[] = [
  { key: 'send-again', call: mailActCalls['send-again'], Dialog: MailActDialog },
  { key: 'give-up', call: mailActCalls['give-up'], Dialog: MailActDialog },
  { key: 'remove', call: mailActCalls.remove, Dialog: MailActDialog },
]
