import { describe, expect, it } from 'vitest'
import { localizedStringsIn } from './localized-strings.ts'

const strings = localizedStringsIn('de-DE')

describe('the words for prices of subscriptions', () => {
  it.each([
    ['productPrice__singlePrice__1Weekly__indefinite', '{price} pro Woche'],
    ['productPrice__multiplePrices__1Monthly__indefinite', 'ab {fromPrice} pro Monat'],
    [
      'productPrice__singlePrice__nWeekly__limited__nWeeks',
      '{price} alle {billingPeriodValue} Wochen, {duration} Wochen lang',
    ],
    [
      'productPrice__singlePrice__nMonthly__limited__1Months',
      '{price} alle {billingPeriodValue} Monate, {duration} Monat lang',
    ],
    ['productPrice__singlePrice__1Monthly__limited__1Years', '{price} pro Monat, {duration} Jahr lang'],
    [
      'productPrice__multiplePrices__nYearly__limited__nYears',
      'ab {fromPrice} alle {billingPeriodValue} Jahre, {duration} Jahre lang',
    ],
  ])('are German for %s', (key, wording) => {
    expect(strings[key]).toBe(wording)
  })

  it('are there for every rhythm of a plan, and not in page data that English words are enough for', () => {
    const keys = (locale: string) =>
      Object.keys(localizedStringsIn(locale)).filter((key) => key.startsWith('productPrice__'))
    expect([keys('de-DE').length, keys('en-US').length]).toEqual([52, 0])
  })
})
