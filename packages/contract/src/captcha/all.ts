import type { Call } from '../call.ts'
import { readCaptchaChallengeCall } from './calls.ts'
import { captchaTrialPageCall, changeCaptchaCall, readCaptchaCall, tryCaptchaCall } from './panel-calls.ts'

/** The calls of what keeps programs out. */
export const captchaCalls: readonly Call[] = [
  readCaptchaChallengeCall,
  readCaptchaCall,
  changeCaptchaCall,
  tryCaptchaCall,
  captchaTrialPageCall,
]
