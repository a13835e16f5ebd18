import type { CaptchaProblem } from '@vitrine/domain/captcha/captcha-problems'
import { isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import {
  asksForCaptcha,
  type CaptchaPlace,
  type CaptchaSettings,
} from '@vitrine/domain/captcha/captcha-settings'
import { type CaptchaVerdict, problemOf } from '@vitrine/domain/captcha/captcha-verdict'
import type { Exchange } from '../http/exchange.ts'
import { accountOfSession } from '../http/visitor/signed-in-account.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { usualCaptchaDesk } from '../services/captcha-desk.ts'
import { askService } from './ask-service.ts'
import { takeProof } from './prove-work.ts'
import { openKeys } from './sealed-keys.ts'

type Asked = Pick<Exchange, 'site' | 'store' | 'services' | 'origin'>

/** Why what a visitor posts is not taken; null where it is, or where nothing is asked. What is right is used up by it. */
export async function checkCaptcha(
  place: CaptchaPlace,
  captchaKey: string,
  exchange: Asked & Pick<Exchange, 'visitor'>,
): Promise<CaptchaProblem | null> {
  const { captcha } = exchange.site
  if (!asksForCaptcha(captcha, place) || (await isSignedIn(exchange))) return null
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

/** Owners and staff with a session are no strangers. */
async function isSignedIn({
  visitor,
  store,
  services,
}: Pick<Exchange, 'visitor' | 'store' | 'services'>): Promise<boolean> {
  const token = visitor.hiddenCookie('owner')
  if (token === null) return false
  return (await accountOfSession({ store }, hashToken(token), services.clock())) !== undefined
}
