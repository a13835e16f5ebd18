import { describe, expect, it } from 'vitest'
import { shownSources, usualReviews } from '../website/selling/review-settings.ts'
import { sayAsWritten } from '../words/say.ts'
import { checkReview } from './check-review.ts'
import { hasReviewColumns, readReviewRow } from './read-review-row.ts'
import { summarizeReviews } from './review-summary.ts'
import { checkedText } from './review-texts.ts'
import { reviewableLines } from './reviewable-lines.ts'
import { stateOfWords } from './state-of-words.ts'

const english = { language: 'en-US', say: sayAsWritten }

const typed = { rating: '5', title: ' Good\nmug ', body: 'I like it.\r\n', authorName: ' Ada ' }

describe('a review', () => {
  it('is trimmed and kept as it was written', () => {
    expect(checkReview(typed)).toEqual({
      ok: true,
      review: { rating: 5, title: 'Good mug', body: 'I like it.', authorName: 'Ada' },
    })
  })

  it.each([
    [{ rating: '' }, 'review-no-rating'],
    [{ rating: '6' }, 'review-no-rating'],
    [{ body: 'x'.repeat(5_001) }, 'review-too-long'],
    [{ authorName: ' ' }, 'review-no-name'],
  ])('with %j is refused: %s', (wrong, problem) => {
    expect(checkReview({ ...typed, ...wrong })).toEqual({ ok: false, problem })
  })

  const line = (itemId: string, productType = 'physical') =>
    ({ id: itemId, itemId, productType, quantity: 1 }) as never
  const order = {
    isTest: false,
    fulfillmentStatus: 'FULFILLED',
    paymentState: 'PAID',
    lines: [line('a'), line('a'), line('b', 'gift-card')],
    fulfillments: [],
  } as const

  it('is for what was delivered and paid in earnest, once for a product', () => {
    expect(reviewableLines(order).map(({ itemId }) => itemId)).toEqual(['a'])
  })

  it('is for goods that are with their buyer, and not yet for the services beside them', () => {
    const lines = [line('a'), line('c', 'service')]
    const parcel = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
    const fulfillments = [{ ...parcel, lines: [{ lineId: 'a', quantity: 1 }] }]
    const open = { ...order, lines, fulfillments, fulfillmentStatus: 'PENDING' } as const
    expect(reviewableLines(open).map(({ itemId }) => itemId)).toEqual(['a'])
    const served = [{ ...parcel, lines: [{ lineId: 'c', quantity: 1 }] }]
    expect(reviewableLines({ ...open, fulfillments: served })).toEqual([])
  })

  const two = { ...order, lines: [line('a'), { ...(line('b') as object), quantity: 2 } as never] }
  const refund = (quantity: number, unsent: number) =>
    ({ lines: [{ lineId: 'b', quantity, cents: 0, taxCents: 0, restocked: 0, unsent }] }) as never

  it.each([
    ['refunded before it was sent', [refund(2, 2)]],
    ['sent, and given back', [refund(2, 0)]],
    ['given back, and the rest of it refunded unsent', [refund(1, 0), refund(1, 1)]],
  ])('is not for what was %s, beside what its buyer has', (_, refunds) => {
    expect(reviewableLines({ ...two, refunds }).map(({ itemId }) => itemId)).toEqual(['a'])
  })

  it('is for what was given back in part, or made cheaper', () => {
    const names = (refunds: readonly never[]) => reviewableLines({ ...two, refunds }).map(({ id }) => id)
    expect([names([refund(1, 0)]), names([refund(0, 0)])]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it.each([
    { isTest: true },
    { fulfillmentStatus: 'PENDING' },
    { paymentState: 'REFUNDED' },
    { fulfillmentStatus: 'CANCELED' },
  ] as const)('is not for an order with %j', (other) =>
    expect(reviewableLines({ ...order, ...other })).toEqual([]),
  )
})

describe('words of a buyer', () => {
  it.each([
    [undefined, 'public'],
    [{ status: 'public', answer: '' }, 'public'],
    [{ status: 'public', answer: 'Thank you.' }, 'pending'],
    [{ status: 'rejected', answer: '' }, 'pending'],
    [{ status: 'pending', answer: '' }, 'pending'],
  ] as const)('after %j are %s in a shop that looks at none', (before, state) => {
    expect(stateOfWords({ needApproval: false }, before)).toBe(state)
    expect(stateOfWords({ needApproval: true }, before)).toBe('pending')
  })
})

describe('the reviews of a product', () => {
  it('are summed up in words and stars', () => {
    expect(summarizeReviews({ count: 3, ratingSum: 13 }, english)).toEqual({
      count: 3,
      average: 4.3,
      averageText: '4.3',
      countText: '3 reviews',
      percent: 86,
      text: '4.3 out of 5 stars, 3 reviews',
    })
    expect(summarizeReviews({ count: 0, ratingSum: 0 }, english)).toBeNull()
  })

  it('are of the sources that are switched on, and say how they are checked', () => {
    expect(shownSources(usualReviews)).toEqual([])
    expect(shownSources({ ...usualReviews, isImported: true })).toEqual(['imported'])
    expect(checkedText({ ...usualReviews, isImported: true }, sayAsWritten)).toContain('was not checked')
    expect(checkedText({ ...usualReviews, isNative: true, checkedText: 'By hand.' }, sayAsWritten)).toBe(
      'By hand.',
    )
  })
})

describe('a row of a file', () => {
  it('is read by the names that other programs give its columns', () => {
    const row = {
      product_handle: 'https://old.example/products/moon-jar?x=1',
      Rating: '4',
      review_date: '2025-02-03',
      reviewer_name: 'Ada',
      body: 'Fine',
    }
    expect(readReviewRow(row, { nowMs: 2_000_000_000_000, timeZone: 'America/New_York' })).toMatchObject({
      product: 'moon-jar',
      rating: 4,
      authorName: 'Ada',
      body: 'Fine',
      createdAtMs: Date.UTC(2025, 1, 3, 5),
    })
    expect(hasReviewColumns(Object.keys(row))).toBe(true)
    expect(hasReviewColumns(['name'])).toBe(false)
  })

  it.each([
    [{ rating: '5' }, 'It does not say which product it is about.'],
    [{ product: 'a', rating: '4.5' }, 'Its rating is no whole number from 1 to 5.'],
    [{ product: 'a', rating: '5', date: 'soon' }, 'Its date cannot be read.'],
  ])('%j is refused: %s', (row, text) =>
    expect(readReviewRow(row as never, { nowMs: 0, timeZone: 'UTC' })).toBe(text),
  )
})
