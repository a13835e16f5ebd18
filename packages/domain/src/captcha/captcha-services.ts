/** Services that tell people from programs, each by a pair of keys that its owner gets there. */
export type CaptchaService = 'recaptcha' | 'turnstile' | 'hcaptcha'

/** What is known of a service before anything is asked of it. */
export interface CaptchaServiceFacts {
  /** As owners know it. */
  readonly name: string
  /** The script that draws it, as the service documents it. */
  readonly scriptUrl: string
  /** The name under which its script puts itself on the window. */
  readonly globalName: 'grecaptcha' | 'turnstile' | 'hcaptcha'
  /** What its script may load and ask, in the words of a content security policy. */
  readonly scriptSources: readonly string[]
  /** Where owners get keys. */
  readonly keysUrl: string
}

/** The services by name. */
export const captchaServices: Readonly<Record<CaptchaService, CaptchaServiceFacts>> = {
  recaptcha: {
    name: 'reCAPTCHA',
    scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
    globalName: 'grecaptcha',
    scriptSources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    keysUrl: 'https://www.google.com/recaptcha/admin',
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    globalName: 'turnstile',
    scriptSources: ['https://challenges.cloudflare.com'],
    keysUrl: 'https://dash.cloudflare.com/?to=/:account/turnstile',
  },
  hcaptcha: {
    name: 'hCaptcha',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    globalName: 'hcaptcha',
    scriptSources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    keysUrl: 'https://dashboard.hcaptcha.com',
  },
}

/** Whether a text names a service. */
export function isCaptchaService(name: string): name is CaptchaService {
  return Object.hasOwn(captchaServices, name)
}
