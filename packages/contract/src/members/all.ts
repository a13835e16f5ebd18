import type { Call } from '../call.ts'
import {
  accountErasureCall,
  accountExportCall,
  accountNewsCall,
  accountPageCall,
  accountSignInCall,
  accountSignOutCall,
  addAddressCall,
  confirmCall,
  confirmPageCall,
  forgottenCall,
  forgottenPageCall,
  newPasswordCall,
  newPasswordPageCall,
  removeAddressCall,
  signUpCall,
  signUpPageCall,
} from './page-calls.ts'
import { lockMemberCall, readMemberCall, resetMemberCall } from './panel-calls.ts'
import { signInMemberCall, signOutMemberCall } from './session-calls.ts'

/** The calls of customers' accounts. */
export const memberCalls: readonly Call[] = [
  signInMemberCall,
  signOutMemberCall,
  accountPageCall,
  accountSignInCall,
  accountSignOutCall,
  signUpPageCall,
  signUpCall,
  forgottenPageCall,
  forgottenCall,
  confirmPageCall,
  confirmCall,
  newPasswordPageCall,
  newPasswordCall,
  addAddressCall,
  removeAddressCall,
  accountNewsCall,
  accountExportCall,
  accountErasureCall,
  readMemberCall,
  lockMemberCall,
  resetMemberCall,
]
