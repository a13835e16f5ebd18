import { captchaServices, isCaptchaService } from '../../captcha/captcha-services.ts'
import { type CaptchaSettings, noCaptcha } from '../../captcha/captcha-settings.ts'
import { maskedSecret } from './masked-secret.ts'

/** The settings as owners see them: a placeholder stands for the secret. */
export function presentCaptcha(settings: CaptchaSettings): CaptchaSettings {
  const { provider, siteKey, secretKey, isForComments } = settings
  return { provider, siteKey, secretKey: secretKey === '' ? '' : maskedSecret, isForComments }
}

/** Says what is wrong with a choice, by field. A kept secret stays only with the service that it was given for. */
export function checkCaptchaKeys(
  chosen: CaptchaSettings,
  kept: CaptchaSettings,
): Readonly<Partial<Record<keyof CaptchaSettings, string>>> {
  if (!isCaptchaService(chosen.provider)) return {}
  const { name } = captchaServices[chosen.provider]
  const siteKey = chosen.siteKey.trim()
  const secretKey = secretOf(chosen, kept)
  return {
    ...(siteKey === '' && { siteKey: `Please enter the site key of ${name}.` }),
    ...(siteKey !== '' && !keyPattern.test(siteKey) && { siteKey: keyWrongText }),
    ...(secretKey === '' && { secretKey: `Please enter the secret key of ${name}.` }),
    ...(secretKey !== '' && !keyPattern.test(secretKey) && { secretKey: keyWrongText }),
    ...(siteKey !== '' && siteKey === secretKey && { secretKey: keysSameText }),
  }
}

/** The settings as they are kept: those without a service have no keys. */
export function keptCaptcha(chosen: CaptchaSettings, kept: CaptchaSettings): CaptchaSettings {
  const { provider, isForComments } = chosen
  if (!isCaptchaService(provider)) return { ...noCaptcha, provider, isForComments }
  return { provider, siteKey: chosen.siteKey.trim(), secretKey: secretOf(chosen, kept), isForComments }
}

/** The secret that is meant: what was typed, or in the place of the placeholder the one that is kept. */
function secretOf(chosen: CaptchaSettings, kept: CaptchaSettings): string {
  const typed = chosen.secretKey.trim()
  if (typed !== maskedSecret) return typed
  return kept.provider === chosen.provider ? kept.secretKey : ''
}

/** What keys of all services are made of. */
const keyPattern = /^[\w.:-]{1,200}$/

const keyWrongText = 'A key has letters, digits, hyphens and underscores only. Please copy it again.'
const keysSameText = 'This is the site key. Please enter the secret key.'
