import { readCaptchaChallengeCall } from '@vitrine/contract/captcha/calls'
import {
  captchaTrialPageCall,
  changeCaptchaCall,
  readCaptchaCall,
  tryCaptchaCall,
} from '@vitrine/contract/captcha/panel-calls'
import type { FastifyInstance } from 'fastify'
import { getCaptchaChallenge } from '../captcha/calls.ts'
import { getCaptcha, getCaptchaTrialPage, postCaptchaTrial, putCaptcha } from '../captcha/panel-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts what keeps programs out on the server. */
export function mountCaptcha(app: FastifyInstance): void {
  mount(app, readCaptchaChallengeCall, getCaptchaChallenge)
  mount(app, readCaptchaCall, getCaptcha)
  mount(app, changeCaptchaCall, putCaptcha)
  mount(app, tryCaptchaCall, postCaptchaTrial)
  mount(app, captchaTrialPageCall, getCaptchaTrialPage)
}
