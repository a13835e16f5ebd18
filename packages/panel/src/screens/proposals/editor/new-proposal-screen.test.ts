import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen

beforeEach(async () => {
  server = fakeFetch()
  const refused = { status: 422, body: { message: 'No.', errors: {} } }
  server.answerByPath({
    ...shopAnswers,
    'POST /api/panel/order-drafts/prices': refused,
    'POST /api/panel/order-drafts': refused,
  })
  screen = await showScreen('/orders/drafts/new')
  await screen.waitFor('Add something else')
  await screen.press(screen.button('Add something else'))
})

afterEach(async () => {
  await screen.close()
  server.restore()
})

/** The field of the line that was added. */
const price = () => screen.field('Price of one')
async function savedPrice(): Promise<unknown> {
  await screen.press(screen.button('Save'))
  const sent = server.requests.findLast(
    ({ method, url }) => method === 'POST' && url.endsWith('/order-drafts'),
  )
  return sent && ((await sent.json()) as { lines: { unitPriceCents: number }[] }).lines[0]?.unitPriceCents
}

describe('an amount in the panel', () => {
  it.each([
    ['12,50', 1250],
    ['12,5', 1250],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['7', 700],
    ['', 0],
  ])('is read from %j, pasted or typed, as %j cents', async (text, cents) => {
    await screen.type(price(), text)
    expect(await savedPrice()).toBe(cents)
  })

  it.each([['1e3'], ['-5'], ['30.005'], ['about ten']])(
    'stays %j as it was typed, with what is wrong with it, and is not saved',
    async (text) => {
      await screen.type(screen.field('What it is'), 'Wrapping')
      await screen.type(price(), text)
      expect(await savedPrice()).toBe(undefined)
      expect(price().value).toBe(text)
      expect(price().getAttribute('aria-invalid')).toBe('true')
      await screen.type(price(), '30')
      expect(await savedPrice()).toBe(3000)
    },
  )

  it('stands with all its digits once it was left', async () => {
    price().focus()
    await screen.type(price(), '12,5')
    expect(price().value).toBe('12,5')
    await act(async () => price().blur())
    expect(price().value).toBe('12.50')
  })
})

it('leads to where something is added when a draft has nothing that is sold', async () => {
  server.answer({
    status: 400,
    body: { message: 'Check.', errors: { lines: 'Add something to sell.' } },
  })
  await screen.press(screen.button('Save'))
  await screen.waitFor('Add something to sell.')
  expect(document.activeElement).toBe(screen.field('Add a product'))
})

it.each([
  [{ name: 'Harbour round', isPickup: false, isLocal: true, cents: 300 }, 'Delivery (Harbour round)'],
  [{ name: 'Post', isPickup: false, isLocal: false, cents: 300 }, 'Shipping (Post)'],
  [null, 'ShippingChosen by the customer'],
])('calls the way of %j as the order will', async (shipping, said) => {
  const prices = {
    currency: 'USD',
    lines: [],
    subtotalCents: 1_000,
    discountCents: 0,
    discountName: '',
    requiresShipping: true,
    shipping,
    taxes: [],
    taxIsIncluded: true,
    isTaxKnown: true,
    totalCents: 1_300,
  }
  server.answerByPath({ ...shopAnswers, 'POST /api/panel/order-drafts/prices': { body: prices } })
  await screen.type(price(), '10')
  await screen.waitFor(said)
})
