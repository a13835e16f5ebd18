import type { Call } from '../call.ts'
import {
  changeAccountCall,
  changePasswordCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
  requestPasswordLinkCall,
  setPasswordCall,
} from './account-calls.ts'
import { factorCalls } from './factor-calls.ts'
import { keyCalls } from './key-calls.ts'
import { readSessionCall, signOutCall } from './own-session-calls.ts'
import { changePanelLanguageCall } from './panel-language-calls.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { peopleCalls } from './people-calls.ts'
import {
  confirmSessionCall,
  finishSignInCall,
  firstOwnerCall,
  readProofCall,
  readSignInMethodsCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signInCall,
} from './session-calls.ts'

/** The calls of signing in and of accounts. */
export const ownerCalls: readonly Call[] = [
  firstOwnerCall,
  signInCall,
  readSignInMethodsCall,
  requestSignInLinkCall,
  signInByLinkCall,
  signOutCall,
  readProofCall,
  readSessionCall,
  changeAccountCall,
  changePasswordCall,
  changePanelLanguageCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
  requestPasswordLinkCall,
  setPasswordCall,
  confirmSessionCall,
  finishSignInCall,
  ...factorCalls,
  ...passkeyCalls,
  ...peopleCalls,
  ...keyCalls,
]
