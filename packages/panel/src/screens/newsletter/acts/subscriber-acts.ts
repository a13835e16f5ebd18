import {
  copySubscribersCall,
  moveSubscribersCall,
  removeSubscribersCall,
  returnSubscribersCall,
  unsubscribeManyCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { SubscriberRow } from '../subscribers/subscriber-row.ts'

const PlainDialog = lazy(() =>
  import('./subscriber-act-dialogs.tsx').then((file) => ({ default: file.PlainDialog })),
)
const ListDialog = lazy(() =>
  import('./subscriber-act-dialogs.tsx').then((file) => ({ default: file.ListDialog })),
)

/** What can be done with many subscribers at once. */
export const subscriberActs: readonly ActOfRoom<SubscriberRow>[] = [
  { key: 'unsubscribe', call: unsubscribeManyCall, Dialog: PlainDialog },
  { key: 'return', call: returnSubscribersCall, Dialog: PlainDialog },
  { key: 'move', call: moveSubscribersCall, Dialog: ListDialog },
  { key: 'copy', call: copySubscribersCall, Dialog: ListDialog },
  { key: 'remove', call: removeSubscribersCall, Dialog: PlainDialog },
]
