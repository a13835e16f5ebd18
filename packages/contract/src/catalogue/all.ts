import type { Call } from '../call.ts'
import {
  changeProductCall,
  changeStockCall,
  createProductCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from './panel-calls.ts'
import { readStockCall } from './stock-calls.ts'

/** The calls of products and their stock. */
export const catalogueCalls: readonly Call[] = [
  readStockCall,
  listProductsCall,
  readProductCall,
  createProductCall,
  changeProductCall,
  removeProductCall,
  changeStockCall,
  listShopCollectionsCall,
]
