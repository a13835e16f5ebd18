import type { Call } from '../call.ts'
import {
  addDiscountCodesCall,
  changeDiscountCall,
  createDiscountCall,
  exportDiscountCodesCall,
  exportDiscountsCall,
  listDiscountCodesCall,
  listDiscountsCall,
  listDiscountUsesCall,
  readDiscountCall,
  removeDiscountCall,
  tryDiscountCall,
} from './panel-calls.ts'

/** The calls of discounts. */
export const discountCalls: readonly Call[] = [
  listDiscountsCall,
  exportDiscountsCall,
  readDiscountCall,
  createDiscountCall,
  changeDiscountCall,
  removeDiscountCall,
  tryDiscountCall,
  addDiscountCodesCall,
  listDiscountCodesCall,
  exportDiscountCodesCall,
  listDiscountUsesCall,
]
