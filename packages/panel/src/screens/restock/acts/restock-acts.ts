import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { SignUpRow } from '../sign-up-row.ts'
import { restockActCalls } from './restock-act-calls.ts'

const RestockActDialog = lazy(() =>
  import('./restock-act-dialog.tsx').then((file) => ({ default: file.RestockActDialog })),
)

/** What can be done with many sign-ups at once. */
export const restockActs: readonly ActOfRoom<SignUpRow>[] = [
  { key: 'tell', call: restockActCalls.tell, Dialog: RestockActDialog },
  { key: 'remove', call: restockActCalls.remove, Dialog: RestockActDialog },
]
