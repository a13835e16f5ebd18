import { captchaHelpText, captchaNeedsScriptText } from '@vitrine/domain/captcha/captcha-problems'
import { captchaServices, isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import type { CaptchaProvider, CaptchaSettings } from '@vitrine/domain/captcha/captcha-settings'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../html/escape.ts'
import { noNeeds, type PageNeeds } from '../theme/page-needs.ts'
import { sayIn } from '../words/visitor-words.ts'

/** A captcha as it is put in a form. */
export interface ShownCaptcha extends Pick<CaptchaSettings, 'provider' | 'siteKey'> {
  /** Whom those write to who cannot complete it; '' for nobody. */
  readonly helpEmail: string
  /** In the language that the page is read in. */
  readonly say: Say
}

/** The captcha of a site, with the way around it. */
export function captchaOf({
  captcha,
  contactEmail,
  language,
}: Pick<Site, 'captcha' | 'contactEmail' | 'language'>): ShownCaptcha {
  const { provider, siteKey } = captcha
  return { provider, siteKey, helpEmail: contactEmail, say: sayIn(language) }
}

/**
 * The place of a captcha in a form: a script draws it there when the form is used. Who cannot see or hear the puzzle of a service, or has no
 * scripts, is told whom to write to.
 */
export function captchaHtml({ provider, siteKey, helpEmail, say }: ShownCaptcha): string {
  if (provider === 'none') return ''
  const key = siteKey === '' ? '' : ` data-captcha-key="${escapeHtml(siteKey)}"`
  const place = `<div class="captcha-container" data-captcha="${provider}"${key}></div>`
  const help = helpEmail === '' ? '' : helpHtml(helpEmail, say)
  const withoutScript = `<p class="captcha-noscript">${say(captchaNeedsScriptText)}</p>`
  return isCaptchaService(provider)
    ? `${place}${help}<noscript>${withoutScript}</noscript>`
    : `${place}<noscript>${withoutScript}${help}</noscript>`
}

/** The attribute by which a button that sends is held until a service is answered again; the captcha of our own answers by itself. */
export function captchaBinding(captcha: Pick<ShownCaptcha, 'provider'> | null): string {
  return captcha !== null && isCaptchaService(captcha.provider) ? ' data-captcha-bound' : ''
}

function helpHtml(email: string, say: Say): string {
  const address = escapeHtml(email)
  return `<p class="captcha-help">${say(captchaHelpText)} <a href="mailto:${address}">${address}</a></p>`
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
