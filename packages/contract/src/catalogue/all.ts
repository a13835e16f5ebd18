import type { Call } from '../call.ts'
import {
  hideProductsCall,
  priceProductsCall,
  removeProductsCall,
  saleProductsCall,
  showProductsCall,
  tagProductsCall,
} from './act-calls.ts'
import { readGridCall, saveGridCall } from './grid-calls.ts'
import { importProductsCall, listImportsCall, previewImportCall, readImportCall } from './import-calls.ts'
import { changeManyStocksCall } from './inventory-act-calls.ts'
import {
  changeInventoryCall,
  exportInventoryCall,
  listInventoryCall,
  readStockHistoryCall,
} from './inventory-calls.ts'
import {
  changeProductCall,
  changeStockCall,
  createProductCall,
  exportProductsCall,
  listProductsCall,
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from './panel-calls.ts'
import { readStockCall } from './stock-calls.ts'

/** The calls of products and their stock. */
export const catalogueCalls: readonly Call[] = [
  readStockCall,
  exportProductsCall,
  listProductsCall,
  readProductCall,
  createProductCall,
  changeProductCall,
  removeProductCall,
  changeStockCall,
  listShopCollectionsCall,
  readGridCall,
  saveGridCall,
  previewImportCall,
  importProductsCall,
  listImportsCall,
  readImportCall,
  listInventoryCall,
  exportInventoryCall,
  readStockHistoryCall,
  changeInventoryCall,
  changeManyStocksCall,
  showProductsCall,
  hideProductsCall,
  tagProductsCall,
  priceProductsCall,
  saleProductsCall,
  removeProductsCall,
]
