import type { BodyOf } from '@vitrine/contract/call'
import {
  hideProductsCall,
  priceProductsCall,
  saleProductsCall,
  showProductsCall,
  tagProductsCall,
} from '@vitrine/contract/catalogue/act-calls'
import type { BulkActHandler } from '../../lists/bulk/bulk-act-handler.ts'
import { productAct } from './product-act.ts'
import { removeProductsAct } from './remove-products-act.ts'

type TagInput = BodyOf<typeof tagProductsCall>['input']
type PriceInput = BodyOf<typeof priceProductsCall>['input']
type SaleInput = BodyOf<typeof saleProductsCall>['input']

/** What is done to many products at once. */
export const productActs: readonly BulkActHandler<unknown>[] = [
  productAct({
    call: showProductsCall,
    act: 'show',
    changeOf: () => ({ kind: 'visibility', isVisible: true }),
  }),
  productAct({
    call: hideProductsCall,
    act: 'hide',
    changeOf: () => ({ kind: 'visibility', isVisible: false }),
  }),
  productAct<TagInput>({
    call: tagProductsCall,
    act: 'tags',
    changeOf: ({ add, remove }) => ({ kind: 'tags', add, remove }),
  }),
  productAct<PriceInput>({
    call: priceProductsCall,
    act: 'prices',
    changeOf: (sum) => ({ kind: 'prices', sum }),
  }),
  productAct<SaleInput>({
    call: saleProductsCall,
    act: 'sale',
    label: ({ sum }) => (sum === null ? 'End sale' : 'Put on sale'),
    changeOf: ({ sum }) => ({ kind: 'sale', sum }),
  }),
  removeProductsAct,
]
