import { changeItemTermsCall } from '@vitrine/contract/content/act-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { ListedItem } from '../../content-collections.ts'
import { plainItemCalls } from './plain-item-calls.ts'

const ItemActDialog = lazy(() =>
  import('./item-act-dialog.tsx').then((file) => ({ default: file.ItemActDialog })),
)
const ItemTermsDialog = lazy(() =>
  import('./item-terms-dialog.tsx').then((file) => ({ default: file.ItemTermsDialog })),
)

const plain = (...keys: readonly (keyof typeof plainItemCalls)[]): readonly ActOfRoom<ListedItem>[] =>
  keys.map((key) => ({ key, call: plainItemCalls[key], Dialog: ItemActDialog }))

/** What can be done with many items at once. */
export const itemActs: readonly ActOfRoom<ListedItem>[] = [
  ...plain('publish', 'unpublish', 'make-private', 'feature', 'unfeature'),
  { key: 'terms', call: changeItemTermsCall, Dialog: ItemTermsDialog },
  ...plain('trash'),
]

/** What can be done with many items of the trash. */
export const trashActs: readonly ActOfRoom<ListedItem>[] = plain('restore', 'remove')
