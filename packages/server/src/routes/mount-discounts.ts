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
} from '@vitrine/contract/discounts/panel-calls'
import type { FastifyInstance } from 'fastify'
import { getCodes, getCodesFile, getUses, postCodes } from '../discounts/code-calls.ts'
import {
  deleteDiscount,
  getDiscount,
  getDiscounts,
  getDiscountsFile,
  postDiscount,
  putDiscount,
} from '../discounts/panel-calls.ts'
import { postTrial } from '../discounts/try-discount.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of discounts on the server. */
export function mountDiscountCalls(app: FastifyInstance): void {
  mount(app, listDiscountsCall, getDiscounts)
  mount(app, exportDiscountsCall, getDiscountsFile)
  mount(app, readDiscountCall, getDiscount)
  mount(app, createDiscountCall, postDiscount)
  mount(app, changeDiscountCall, putDiscount)
  mount(app, removeDiscountCall, deleteDiscount)
  mount(app, tryDiscountCall, postTrial)
  mount(app, addDiscountCodesCall, postCodes)
  mount(app, listDiscountCodesCall, getCodes)
  mount(app, exportDiscountCodesCall, getCodesFile)
  mount(app, listDiscountUsesCall, getUses)
}
