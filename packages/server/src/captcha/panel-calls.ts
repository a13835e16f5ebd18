import type {
  captchaTrialPageCall,
  changeCaptchaCall,
  readCaptchaCall,
  tryCaptchaCall,
} from '@vitrine/contract/captcha/panel-calls'
import type { CaptchaSettings } from '@vitrine/domain/captcha/captcha-settings'
import { verdictText } from '@vitrine/domain/captcha/captcha-verdict'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { checkCaptchaKeys, keptCaptcha, presentCaptcha } from '@vitrine/domain/website/settings/captcha-keys'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, pageReply, refuse, reply } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../website/settings-part.ts'
import { judgeAnswer } from './check-captcha.ts'
import { openKeys, sealKeys } from './sealed-keys.ts'
import { trialNeeds, trialPage } from './trial-page.ts'

const captchaPart = (services: Pick<Exchange['services'], 'secret'>): SettingsPart<CaptchaSettings> => ({
  present: ({ captcha }) => presentCaptcha(captcha),
  check: (value, { captcha }) => checkCaptchaKeys(value, openKeys(captcha, services)),
  change: (site, value) => ({
    ...site,
    captcha: sealKeys(keptCaptcha(value, openKeys(site.captcha, services)), services),
  }),
  summary: 'Changed how programs are kept out of what visitors post',
})

/** Answers how programs are kept out; a placeholder stands for the secret. */
export function getCaptcha(
  exchange: Exchange<typeof readCaptchaCall>,
): Promise<AnswerTo<typeof readCaptchaCall>> {
  return readPart(captchaPart(exchange.services), exchange)
}

/** Changes how programs are kept out. */
export function putCaptcha(
  exchange: Exchange<typeof changeCaptchaCall>,
): Promise<AnswerTo<typeof changeCaptchaCall>> {
  return changePart(captchaPart(exchange.services), exchange, exchange.body)
}

/** Checks an owner's own answer with keys that need not be saved. */
export async function postCaptchaTrial(
  exchange: Exchange<typeof tryCaptchaCall>,
): Promise<AnswerTo<typeof tryCaptchaCall>> {
  const { captchaKey, value } = exchange.body
  const captcha = openKeys((await exchange.store.site.read()).captcha, exchange.services)
  const wrong = Object.entries(checkCaptchaKeys(value, captcha))
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(([field, text]) => [`value.${field}`, text]))
    return refuse('fields-wrong', checkFieldsText, { errors })
  }
  const verdict = await judgeAnswer(keptCaptcha(value, captcha), captchaKey, exchange)
  return reply({ isRight: verdict === 'right', message: verdictText(verdict, value.provider) })
}

/** Draws a captcha to be tried, with the script of its service and nothing else. */
export async function getCaptchaTrialPage({
  query,
  view,
  services,
}: Exchange<typeof captchaTrialPageCall>): Promise<AnswerTo<typeof captchaTrialPageCall>> {
  const { provider = 'none', siteKey = '' } = query
  const { assets } = await view()
  const headers = { 'x-robots-tag': 'noindex' }
  return pageReply(
    trialPage({ provider, siteKey, panelOrigin: services.panelHost?.origin ?? null }, assets),
    { needs: trialNeeds(provider), headers },
  )
}
