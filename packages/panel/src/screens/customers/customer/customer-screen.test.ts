import type { Customer } from '@vitrine/domain/customers/customer'
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const ada: Customer = {
  ...{ id: 'c1', email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', phone: '', country: '' },
  ...{ addresses: [], contactAtMs: 1, firstSeenAtMs: 1, orderCount: 0, testOrderCount: 0 },
  ...{ lastOrderAtMs: null, spent: [], consents: [], tags: [], notes: 'Likes blue.', updatedAtMs: 5 },
}
const path = '/api/panel/customers/c1'
const record = (customer: Customer) => ({
  body: { customer, orders: [], hasMoreOrders: false, comments: [] },
})
const answers = {
  ...shopAnswers,
  [`GET ${path}`]: record(ada),
  [`GET ${path}/account`]: { body: { account: null } },
}

it('saves notes upon what somebody else made of a person meanwhile, with the tags that they gave', async () => {
  server.answerByPath(answers)
  screen = await showScreen('/customers/c1')
  await screen.waitFor('Buys without an account.')
  await act(async () => {
    const field = document.querySelector('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Likes green.')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  server.answerByPath({
    ...answers,
    [`GET ${path}`]: record({ ...ada, tags: ['press'], updatedAtMs: 6 }),
    [`PUT ${path}`]: { status: 409, body: { message: 'Somebody else changed this.' } },
  })
  await screen.press(screen.button('Save'))
  await screen.waitFor('Somebody else changed this.')
  await screen.press(screen.button('Save'))
  const sent = () => server.requests.filter(({ method }) => method === 'PUT')
  await screen.waitUntil(() => sent().length === 2)
  expect(await Promise.all(sent().map((request) => request.clone().json()))).toEqual([
    { tags: [], notes: 'Likes green.', updatedAtMs: 5 },
    { tags: ['press'], notes: 'Likes green.', updatedAtMs: 6 },
  ])
})
