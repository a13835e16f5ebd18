import { describe, expect, it } from 'vitest'
import { judgeReply, problemOf, verdictText } from './captcha-verdict.ts'

const reply = (more: object) => ({ success: false, hostname: undefined, errorCodes: [], ...more })

describe('the reply of a service', () => {
  it('is right where it confirms the answer for the host of the page', () => {
    expect(judgeReply(reply({ success: true, hostname: 'Shop.example' }), 'shop.example')).toBe('right')
    expect(judgeReply(reply({ success: true, hostname: 'other.example' }), 'shop.example')).toBe(
      'host-differs',
    )
    expect(judgeReply(reply({ success: true, hostname: 'not-provided' }), 'shop.example')).toBe('right')
  })

  it.each([
    ['invalid-input-secret', 'secret-wrong', 'captcha-away'],
    ['sitekey-secret-mismatch', 'keys-differ', 'captcha-wrong'],
    ['timeout-or-duplicate', 'captcha-expired', 'captcha-expired'],
    ['already-seen-response', 'captcha-used', 'captcha-used'],
    ['invalid-input-response', 'captcha-wrong', 'captcha-wrong'],
    ['internal-error', 'captcha-away', 'captcha-away'],
  ])('with %s is %s to its owner, and %s to visitors', (code, verdict, problem) => {
    const judged = judgeReply(reply({ errorCodes: ['invalid-input-response', code] }), 'shop.example')
    expect([judged, problemOf(judged)]).toEqual([verdict, problem])
  })

  it('has words for owners that name the service', () => {
    expect(verdictText('secret-wrong', 'hcaptcha')).toBe(
      'hCaptcha does not know this secret key. Please copy it again.',
    )
    expect(verdictText('captcha-slow', 'turnstile')).toBe(
      'Cloudflare Turnstile did not answer within 5 seconds. Please try again.',
    )
  })
})
