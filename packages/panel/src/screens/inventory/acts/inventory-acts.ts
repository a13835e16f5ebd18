import { changeManyStocksCall } from '@vitrine/contract/catalogue/inventory-act-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { InventoryRow } from '../inventory-row.ts'

/** What can be done with many variants at once. */
export const inventoryActs: readonly ActOfRoom<InventoryRow>[] = [
  {
    key: 'stock',
    call: changeManyStocksCall,
    Dialog: lazy(() => import('./stock-act-dialog.tsx').then((file) => ({ default: file.StockActDialog }))),
  },
]
