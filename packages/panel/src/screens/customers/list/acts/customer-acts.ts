import { tagCustomersCall } from '@vitrine/contract/customers/customer-act-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { CustomerRow } from '../customer-row.ts'

/** What can be done with many customers at once. */
export const customerActs: readonly ActOfRoom<CustomerRow>[] = [
  {
    key: 'tags',
    call: tagCustomersCall,
    Dialog: lazy(() =>
      import('./tag-customers-dialog.tsx').then((file) => ({ default: file.TagCustomersDialog })),
    ),
  },
]
