import { expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const plan = { id: 'p1', name: 'Friends', description: '', areaIds: [], price: { kind: 'free' } }
const setUp = { areas: [], hasAccounts: true, notPayable: [] }
const member = {
  ...{ name: '', customerId: null, planId: 'p1', planName: 'Friends', source: 'paid', isCurrent: true },
  ...{ startedAtMs: 0, endsAtMs: null },
}
const rows = [
  { ...member, id: 'm1', email: 'paid@example.com', orderId: 'o1', subscriptionId: 's1' },
  { ...member, id: 'm2', email: 'once@example.com', orderId: 'o2', subscriptionId: null },
]

it('a member who is charged on is led to their subscription, and another can be ended', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/members/set-up': {
      body: { ...setUp, plans: [{ ...plan, productId: null, isOffered: true, updatedAtMs: 0 }] },
    },
    'GET /api/panel/lists/memberships/views': { body: { views: [] } },
    'GET /api/panel/members': {
      body: { rows, next: null, previous: null, total: { count: 2, isMore: false } },
    },
  })
  const screen = await showScreen('/members')
  await screen.waitFor('paid@example.com')
  expect(document.querySelector('a[href$="/subscriptions/s1"]')?.textContent).toBe('Its subscription')
  const ends = [...document.querySelectorAll('button[aria-label^="End the membership"]')]
  expect(new Set(ends.map((each) => each.getAttribute('aria-label')))).toEqual(
    new Set(['End the membership of once@example.com']),
  )
  await screen.close()
  server.restore()
})
