import { captchaNeedsScriptText } from '@vitrine/domain/captcha/captcha-problems'
import { captchaServices, isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import type { CaptchaProvider, CaptchaSettings } from '@vitrine/domain/captcha/captcha-settings'
import { escapeHtml } from '../html/escape.ts'
import { noNeeds, type PageNeeds } from '../theme/page-needs.ts'

/** The place of a captcha in a form: a script draws it there when the form is used. */
export function captchaHtml({ provider, siteKey }: Pick<CaptchaSettings, 'provider' | 'siteKey'>): string {
  if (provider === 'none') return ''
  const key = siteKey === '' ? '' : ` data-captcha-key="${escapeHtml(siteKey)}"`
  return `<div class="captcha-container" data-captcha="${provider}"${key}></div><noscript><p class="captcha-noscript">${captchaNeedsScriptText}</p></noscript>`
}

/** What the policy of a page must let happen for a captcha; undefined for nothing. */
export function captchaNeeds(provider: CaptchaProvider): PageNeeds | undefined {
  return isCaptchaService(provider) ? needs[provider] : undefined
}

const needsOfService = (name: keyof typeof captchaServices): PageNeeds => ({
  ...noNeeds,
  scriptOrigins: captchaServices[name].scriptSources,
})

/** Made once: each page asks. */
const needs: Readonly<Record<keyof typeof captchaServices, PageNeeds>> = {
  recaptcha: needsOfService('recaptcha'),
  turnstile: needsOfService('turnstile'),
  hcaptcha: needsOfService('hcaptcha'),
}
