import type { CaptchaProblem } from '@vitrine/domain/captcha/captcha-problems'
import { isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import {
  asksForCaptcha,
  type CaptchaPlace,
  type CaptchaSettings,
} from '@vitrine/domain/captcha/captcha-settings'
import { type CaptchaVerdict, problemOf } from '@vitrine/domain/captcha/captcha-verdict'
import type { Exchange } from '../http/exchange.ts'
import { usualCaptchaDesk } from '../services/captcha-desk.ts'
import { askService } from './ask-service.ts'
import { takeProof } from './prove-work.ts'
import { openKeys } from './sealed-keys.ts'

type Asked = Pick<Exchange, 'site' | 'store' | 'services' | 'origin'>

/** Why what a visitor posts is not taken; null where it is, or where nothing is asked. What is right is used up by it. */
export async function checkCaptcha(
  place: CaptchaPlace,
  captchaKey: string,
  exchange: Asked & Pick<Exchange, 'ownerAsking'>,
): Promise<CaptchaProblem | null> {
  const { captcha } = exchange.site
  // Owners and staff are no strangers: their pages, which a pass opens as well, ask for none.
  if (!asksForCaptcha(captcha, place) || (await exchange.ownerAsking('session-or-pass'))) return null
  if (captchaKey === '') return 'captcha-missing'
  const verdict = await judgeAnswer(openKeys(captcha, exchange.services), captchaKey, exchange)
  const problem = problemOf(verdict)
  if (problem === 'captcha-away') {
    const { provider } = captcha
    exchange.services.log.error(
      { provider, verdict },
      'A captcha could not be checked: what a visitor sent was refused',
    )
  }
  return problem
}

/** What an answer comes to by these settings, which need not be those of the site; their secret key is open. */
export async function judgeAnswer(
  { provider, siteKey, secretKey }: CaptchaSettings,
  captchaKey: string,
  { site, store, services, origin }: Asked,
): Promise<CaptchaVerdict> {
  if (!isCaptchaService(provider)) return takeProof(captchaKey, { websiteId: site.id, store, services })
  const host = new URL(origin).hostname
  const question = { service: provider, siteKey, secretKey, captchaKey, host }
  return askService(question, services.captchaDesk ?? usualCaptchaDesk)
}
