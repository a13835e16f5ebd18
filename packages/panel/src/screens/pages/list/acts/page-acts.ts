import { hidePagesCall, showPagesCall } from '@vitrine/contract/website/page-bulk-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { PageRow } from '../page-cells.tsx'

const dialogs = () => import('./page-act-dialogs.tsx')

/** What can be done with many pages at once. */
export const pageActs: readonly ActOfRoom<PageRow>[] = [
  {
    key: 'show',
    call: showPagesCall,
    Dialog: lazy(() => dialogs().then((file) => ({ default: file.ShowPagesDialog }))),
  },
  {
    key: 'hide',
    call: hidePagesCall,
    Dialog: lazy(() => dialogs().then((file) => ({ default: file.HidePagesDialog }))),
  },
]
