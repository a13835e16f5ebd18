import type { CaptchaService } from './captcha-services.ts'

/** Who tells people from programs: nobody, this server by proof of work, or a service. */
export type CaptchaProvider = 'none' | 'built-in' | CaptchaService

/** How a site keeps programs out of what visitors post. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider
  /** The public key of a service; '' of what needs none. */
  readonly siteKey: string
  /** The secret key of a service; never leaves the server. '' of what needs none. */
  readonly secretKey: string
  /** Whether comments of visitors who are not signed in ask for it. */
  readonly isForComments: boolean
}

/** What asks visitors for a captcha. */
export type CaptchaPlace = 'comments' | 'forms' | 'restock'

/** What a site has whose owner chose nothing. */
export const noCaptcha: CaptchaSettings = {
  provider: 'none',
  siteKey: '',
  secretKey: '',
  isForComments: true,
}

/** The site key of the built-in captcha: it has no other, and templates ask for one to leave room. */
const builtInSiteKey = 'built-in'

/** The key that pages tell; '' where no captcha is chosen (specification, section 3). */
export function siteKeyOf({ provider, siteKey }: CaptchaSettings): string {
  if (provider === 'none') return ''
  return provider === 'built-in' ? builtInSiteKey : siteKey
}

/** Whether a visitor who is not signed in has to complete a captcha there; each form may do without. */
export function asksForCaptcha({ provider, isForComments }: CaptchaSettings, place: CaptchaPlace): boolean {
  return provider !== 'none' && (place !== 'comments' || isForComments)
}
