import type { Call } from '../call.ts'
import { removeRestocksCall, tellRestockCall } from './act-calls.ts'
import {
  leaveRestockCall,
  restockFormCall,
  restockLeavePageCall,
  restockPageCall,
  signUpForRestockCall,
} from './calls.ts'
import {
  changeRestockSettingsCall,
  exportRestockCall,
  listRestockCall,
  listRestockGroupsCall,
  listRestockSignUpsCall,
  readRestockSettingsCall,
  removeRestockCall,
  sendAllRestockCall,
  sendRestockCall,
} from './panel-calls.ts'

/** The calls of those who wait for what is sold out. */
export const restockCalls: readonly Call[] = [
  signUpForRestockCall,
  restockPageCall,
  restockFormCall,
  restockLeavePageCall,
  leaveRestockCall,
  listRestockGroupsCall,
  listRestockSignUpsCall,
  sendRestockCall,
  sendAllRestockCall,
  listRestockCall,
  exportRestockCall,
  removeRestockCall,
  tellRestockCall,
  removeRestocksCall,
  readRestockSettingsCall,
  changeRestockSettingsCall,
]
