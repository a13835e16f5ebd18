import type { Call } from '../call.ts'
import { tagCustomersCall } from './customer-act-calls.ts'
import {
  changeCustomerCall,
  exportCustomersCall,
  listCustomersCall,
  readCustomerCall,
  refuseNewsCall,
} from './panel-calls.ts'

import {
  erasePersonByEmailCall,
  erasePersonCall,
  exportPersonByEmailCall,
  exportPersonCall,
} from './person-calls.ts'

/** The calls of customers. */
export const customerCalls: readonly Call[] = [
  listCustomersCall,
  exportCustomersCall,
  readCustomerCall,
  changeCustomerCall,
  refuseNewsCall,
  tagCustomersCall,
  exportPersonCall,
  erasePersonCall,
  exportPersonByEmailCall,
  erasePersonByEmailCall,
]
