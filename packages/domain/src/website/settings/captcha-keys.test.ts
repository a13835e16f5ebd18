import { describe, expect, it } from 'vitest'
import { asksForCaptcha, type CaptchaSettings, noCaptcha, siteKeyOf } from '../../captcha/captcha-settings.ts'
import { checkCaptchaKeys, keptCaptcha, presentCaptcha } from './captcha-keys.ts'
import { maskedSecret } from './masked-secret.ts'

const turnstile: CaptchaSettings = {
  provider: 'turnstile',
  siteKey: '0x4AAA-site',
  secretKey: '0x4AAA-secret',
  isForComments: true,
}

describe('the keys of a captcha', () => {
  it('are shown with a placeholder for the secret, which keeps it on the way back', () => {
    const shown = presentCaptcha(turnstile)
    expect(shown).toEqual({ ...turnstile, secretKey: maskedSecret })
    expect(checkCaptchaKeys(shown, turnstile)).toEqual({})
    expect(keptCaptcha({ ...shown, siteKey: ' 0x4AAA-new ' }, turnstile)).toEqual({
      ...turnstile,
      siteKey: '0x4AAA-new',
    })
  })

  it('need the secret of another service again', () => {
    const changed = { ...presentCaptcha(turnstile), provider: 'hcaptcha' as const }
    expect(checkCaptchaKeys(changed, turnstile)).toEqual({
      secretKey: 'Please enter the secret key of hCaptcha.',
    })
  })

  it('have to be there, made of the letters of keys, and two', () => {
    const check = (more: Partial<CaptchaSettings>) => checkCaptchaKeys({ ...turnstile, ...more }, noCaptcha)
    expect(check({ siteKey: '  ', secretKey: '' })).toEqual({
      siteKey: 'Please enter the site key of Cloudflare Turnstile.',
      secretKey: 'Please enter the secret key of Cloudflare Turnstile.',
    })
    expect(Object.keys(check({ siteKey: 'a b', secretKey: '"><script>' }))).toEqual(['siteKey', 'secretKey'])
    expect(check({ secretKey: turnstile.siteKey })).toEqual({
      secretKey: 'This is the site key. Please enter the secret key.',
    })
  })

  it('are forgotten where no service is chosen', () => {
    expect(keptCaptcha({ ...turnstile, provider: 'built-in' }, turnstile)).toEqual({
      provider: 'built-in',
      siteKey: '',
      secretKey: '',
      isForComments: true,
    })
  })
})

describe('a captcha', () => {
  it('is asked for where one is chosen and its switch is on', () => {
    expect(asksForCaptcha(noCaptcha, 'comments')).toBe(false)
    expect(asksForCaptcha(turnstile, 'comments')).toBe(true)
    expect(asksForCaptcha({ ...turnstile, isForComments: false }, 'comments')).toBe(false)
  })

  it('tells pages its site key, and never its secret', () => {
    expect(siteKeyOf(noCaptcha)).toBe('')
    expect(siteKeyOf(turnstile)).toBe('0x4AAA-site')
    expect(siteKeyOf({ ...noCaptcha, provider: 'built-in' })).toBe('built-in')
  })
})
