import {
  hideProductsCall,
  priceProductsCall,
  removeProductsCall,
  saleProductsCall,
  showProductsCall,
  tagProductsCall,
} from '@vitrine/contract/catalogue/act-calls'
import { lazy } from 'react'
import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { ProductRow } from '../product-row.ts'

/** What can be done with many products at once. */
export const productActs: readonly ActOfRoom<ProductRow>[] = [
  {
    key: 'show',
    call: showProductsCall,
    Dialog: lazy(() =>
      import('./visibility-dialogs.tsx').then((file) => ({ default: file.ShowProductsDialog })),
    ),
  },
  {
    key: 'hide',
    call: hideProductsCall,
    Dialog: lazy(() =>
      import('./visibility-dialogs.tsx').then((file) => ({ default: file.HideProductsDialog })),
    ),
  },
  {
    key: 'tags',
    call: tagProductsCall,
    Dialog: lazy(() => import('./tags-dialog.tsx').then((file) => ({ default: file.TagProductsDialog }))),
  },
  {
    key: 'prices',
    call: priceProductsCall,
    Dialog: lazy(() => import('./prices-dialog.tsx').then((file) => ({ default: file.PricesDialog }))),
  },
  {
    key: 'sale',
    call: saleProductsCall,
    Dialog: lazy(() => import('./sale-dialog.tsx').then((file) => ({ default: file.SaleDialog }))),
  },
  {
    key: 'delete',
    call: removeProductsCall,
    Dialog: lazy(() =>
      import('./remove-dialog.tsx').then((file) => ({ default: file.RemoveProductsDialog })),
    ),
  },
]
