import type { Call } from '../call.ts'
import {
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  readCartCall,
  removeEntryCall,
} from './calls.ts'
import { readItemFormCall, saveItemFormCall } from './entry-form-calls.ts'
import { productFormPageCall, saveProductFormCall } from './form-page-calls.ts'
import { addItemCall, changeOwnItemCall } from './line-calls.ts'
import { cartPageCall, changeCartPageCall } from './page-calls.ts'
import { beginSubscriptionCall } from './subscription-calls.ts'
import {
  addCodeCall,
  changeItemCall,
  readCartV3Call,
  removeCodeCall,
  removeItemCall,
  setContactCall,
  setLocationCall,
  setShippingOptionCall,
} from './v3-calls.ts'

/** The calls of carts. */
export const cartCalls: readonly Call[] = [
  addEntryCall,
  changeEntryCall,
  changeEntryFieldsCall,
  removeEntryCall,
  readCartCall,
  readCartV3Call,
  changeItemCall,
  removeItemCall,
  setLocationCall,
  setShippingOptionCall,
  setContactCall,
  beginSubscriptionCall,
  addItemCall,
  changeOwnItemCall,
  readItemFormCall,
  saveItemFormCall,
  addCodeCall,
  removeCodeCall,
  cartPageCall,
  changeCartPageCall,
  productFormPageCall,
  saveProductFormCall,
]
