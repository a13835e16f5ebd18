import { describe, expect, it } from 'vitest'
import { shapeCardNumber, shapeExpiry, shapeSecurityCode } from './card-shape.ts'

describe('the shape of what is typed of a card', () => {
  it('groups the number by four, whatever stands between', () => {
    expect(shapeCardNumber('4242-4242 42424')).toBe('4242 4242 4242 4')
  })

  it('puts the stroke into the date once there is a year', () => {
    expect(shapeExpiry('1')).toBe('1')
    expect(shapeExpiry('12')).toBe('12')
    expect(shapeExpiry('123')).toBe('12 / 3')
    expect(shapeExpiry('12/30')).toBe('12 / 30')
  })

  it('takes a date with four digits of the year as a browser fills it in', () => {
    expect(shapeExpiry('12/2030')).toBe('12 / 30')
  })

  it('gives a month of one digit its zero', () => {
    expect(shapeExpiry('5')).toBe('05')
    expect(shapeExpiry('1/')).toBe('01')
  })

  it('keeps four digits of the code', () => {
    expect(shapeSecurityCode('12 345')).toBe('1234')
  })
})
