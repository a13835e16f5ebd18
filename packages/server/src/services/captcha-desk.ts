import type { CaptchaService } from '@vitrine/domain/captcha/captcha-services'

/** Where services confirm what visitors completed, and how long they may take. */
export interface CaptchaDesk {
  readonly addresses: Readonly<Record<CaptchaService, string>>
  readonly timeLimitMs: number
}

/** The addresses that the services document. */
export const usualCaptchaDesk: CaptchaDesk = {
  addresses: {
    recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
    turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hcaptcha: 'https://api.hcaptcha.com/siteverify',
  },
  timeLimitMs: 5_000,
}
