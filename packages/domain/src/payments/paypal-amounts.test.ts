import { describe, expect, it } from 'vitest'
import { centsOfPaypal, paypalValue, takesByPaypal } from './paypal-amounts.ts'

describe('amounts at PayPal', () => {
  it.each([
    [1999, 'EUR', '19.99'],
    [5, 'USD', '0.05'],
    [1700, 'JPY', '1700'],
    [999999999999, 'USD', '9999999999.99'],
  ])('writes %d of %s as %s, and reads it again', (cents, currency, value) => {
    expect(paypalValue(cents, currency)).toBe(value)
    expect(centsOfPaypal(value, currency)).toBe(cents)
  })

  it('reads a third decimal to the nearest cent, as it is written', () => {
    expect(centsOfPaypal('1.005', 'USD')).toBe(101)
    expect(centsOfPaypal('-19.99', 'EUR')).toBe(-1999)
  })

  it('takes no currency that PayPal does not know, and reads nothing into what is no amount', () => {
    expect(paypalValue(1000, 'INR')).toBeNull()
    expect(centsOfPaypal('1e9', 'USD')).toBe(0)
  })

  it('takes what is paid once alone', () => {
    expect(takesByPaypal('EUR')).toBe(true)
    expect(takesByPaypal('BRL')).toBe(false)
  })
})
