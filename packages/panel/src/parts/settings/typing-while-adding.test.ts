import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshDiscount } from '../../screens/discounts/editor/discount-draft.ts'
import { freshContents } from '../../screens/proposals/editor/proposal-draft.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const product = shopAnswers['GET /api/panel/products/mug'].body.product
const [mug] = product.variants
const addedProduct = {
  stockVersions: {},
  product: { ...product, id: 'cup', title: 'Cup', optionNames: [], variants: [{ ...mug, attributes: [] }] },
}
const addedDiscount = {
  ...{ id: 'spring', discount: { ...freshDiscount, name: 'Spring', code: 'SPRING' }, state: 'active' },
  ...{ createdAtMs: 1, updatedAtMs: 1, counts: { codes: 1, used: 0, uses: 0 } },
}
const addedDraft = {
  proposal: {
    ...{ id: 'd1', state: 'open', number: 1, customer: 'ada@example.org', by: '', orderId: '' },
    ...{ createdAtMs: 1, updatedAtMs: 1, contents: { ...freshContents, email: 'ada@example.org' } },
  },
  prices: { requiresShipping: false, shippingCents: null, isTaxKnown: true },
  ...{ url: '', sendsMail: false },
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
/** Lets the answer come that the screen waits for. */
let arrive: () => void
let arrived: Promise<void>

beforeEach(() => {
  arrived = new Promise((resolve) => {
    arrive = resolve
  })
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function typeOn({
  first,
  later,
}: Record<'first' | 'later', readonly [label: string, text: string]>): Promise<HTMLInputElement> {
  await screen.type(screen.field(first[0]), first[1])
  await screen.pressOnceThere('Save')
  const field = screen.field(later[0])
  await act(async () => field.focus())
  await screen.type(field, later[1])
  arrive()
  return field
}

it('keeps the caret and what is typed while a product is added, as unsaved changes of it', async () => {
  server.answerByPath({ ...shopAnswers, 'POST /api/panel/products': { body: addedProduct, after: arrived } })
  screen = await showScreen('/products/new')
  await screen.waitFor('No changes')
  await screen.waitUntil(() => document.body.textContent?.includes('Price (USD)') ?? false)
  await screen.type(screen.field('Price (USD)'), '12.50')
  const field = await typeOn({ first: ['Title', 'Cup'], later: ['Title', 'Cup of tea'] })
  await screen.waitFor('Cup was saved')
  await screen.waitUntil(() => document.querySelector('h1')?.textContent === 'Cup')
  await screen.waitFor('Unsaved changes')
  expect([field.value, document.activeElement]).toEqual(['Cup of tea', field])
  server.answer({
    body: { ...addedProduct, product: { ...addedProduct.product, title: 'Cup of tea', updatedAtMs: 9 } },
  })
  await screen.pressOnceThere('Save')
  await screen.waitFor('Cup of tea was saved')
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(server.requests.find(({ method }) => method === 'PUT')?.url).toContain('/products/cup')
})

it('keeps the caret and what is typed while a discount is added', async () => {
  const path = '/api/panel/discounts'
  server.answerByPath({
    ...shopAnswers,
    [`POST ${path}`]: { body: addedDiscount, after: arrived },
    [`GET ${path}/spring`]: { body: addedDiscount },
    [`GET ${path}/spring/uses`]: { body: { uses: [], hasMore: false } },
  })
  screen = await showScreen('/discounts/new')
  await screen.waitFor('No changes')
  const field = await typeOn({ first: ['Name', 'Spring'], later: ['Code', 'SPRING26'] })
  await screen.waitUntil(() => document.querySelector('h1')?.textContent === 'Spring')
  await screen.waitFor('Unsaved changes')
  expect([field.value, document.activeElement]).toEqual(['SPRING26', field])
})

it('keeps the caret and what is typed while a draft of an order is added', async () => {
  const path = '/api/panel/order-drafts'
  server.answerByPath({
    ...shopAnswers,
    [`POST ${path}/prices`]: { status: 422, body: { message: 'No.', errors: {} } },
    [`POST ${path}`]: { body: addedDraft, after: arrived },
    [`GET ${path}/d1`]: { body: addedDraft },
  })
  screen = await showScreen('/orders/drafts/new')
  await screen.waitFor('No changes')
  const field = await typeOn({
    first: ['Email', 'ada@example.org'],
    later: ['Email', 'ada.lovelace@example.org'],
  })
  await screen.waitUntil(() => document.querySelector('h1')?.textContent === 'Draft for ada@example.org')
  await screen.waitFor('Unsaved changes')
  expect([field.value, document.activeElement]).toEqual(['ada.lovelace@example.org', field])
})
