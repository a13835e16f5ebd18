import type { Role } from '@vitrine/domain/owners/role'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const start = ['Start']
const pages = ['Pages', 'Content']

/** What each role finds in the navigation: what it may not see is not offered. */
const found: Readonly<Record<Role, readonly string[]>> = {
  admin: [
    ...start,
    'Statistics',
    'Orders',
    'Customers',
    'Discounts',
    'Products',
    'Gift cards',
    'Subscriptions',
    'Inventory',
    'Back in stock',
    'Members',
    ...pages,
    'Design',
    'Media',
    'Comments',
    'Reviews',
    'Forms',
    'Newsletter',
    'Translate',
    'Website',
    'Mailbox',
    'Activity',
    'Settings',
  ],
  storeManager: [
    ...start,
    'Statistics',
    'Orders',
    'Customers',
    'Discounts',
    'Products',
    'Gift cards',
    'Subscriptions',
    'Inventory',
    'Back in stock',
    'Members',
    ...pages,
    'Media',
    'Reviews',
    'Forms',
    'Newsletter',
    'Translate',
    'Mailbox',
    'Activity',
    'Settings',
  ],
  editor: [
    ...start,
    'Products',
    'Inventory',
    ...pages,
    'Media',
    'Forms',
    'Translate',
    'Activity',
    'Settings',
  ],
  moderator: [...start, 'Comments', 'Activity'],
  reporting: [...start, 'Statistics'],
  billing: start,
  commenter: start,
  scheduling: start,
  viewer: start,
  campaignsEditor: [...start, 'Newsletter'],
  schedulingViewer: start,
  schedulingEditor: start,
}

it.each(Object.entries(found))('offers a %s what they may see', async (role, labels) => {
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/session': { body: sessionAs([role]) } })
  screen = await showScreen('/no-such-room')
  await screen.waitFor('There is no such screen')
  const links = [...document.querySelectorAll('nav[aria-label="Panel"] a')]
  expect(links.map((link) => link.textContent)).toEqual(labels)
})

it.each([
  ['admin', ['Title and logo', 'People', 'API keys', 'Payments', 'Mail']],
  ['storeManager', ['Mail', 'Import and export', 'Tax report', 'Makers', 'Abandoned carts', 'Product feeds']],
  ['editor', ['Import and export']],
])('offers a %s the settings they may change', async (role, labels) => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/session': { body: sessionAs([role]) },
    'GET /api/panel/sites/templates': { status: 403, body: { message: 'No' } },
  })
  screen = await showScreen('/settings')
  await screen.waitFor('Import and export')
  const links = [...document.querySelectorAll('main ul a')].map((link) => link.textContent)
  expect(links).toEqual(role === 'admin' ? expect.arrayContaining([...labels]) : labels)
})
