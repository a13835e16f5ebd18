import { act } from 'react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const emptyList = { rows: [], nextCursor: null, total: 0, counts: {} }
const settings = {
  sending: 'automatic',
  invitation: '',
  successText: '',
  asksForNews: false,
  isNewsTicked: false,
}

it.each([
  [true, 'Who asks on the page of a product', 'Switch the notices on below'],
  [false, 'Switch the notices on below', 'Who asks on the page of a product'],
])(
  'while nobody waits, what there is to do is said by whether notices are on (%s)',
  async (isOn, said, unsaid) => {
    const server = fakeFetch()
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/restock': { body: emptyList },
      'GET /api/panel/restock/groups': { body: { rows: [], nextCursor: null } },
      'GET /api/panel/settings/restock': { body: { value: { ...settings, isOn }, version: '1' } },
    })
    const screen = await showScreen('/restock')
    await screen.waitFor('How visitors are told')
    await screen.waitFor(said)
    expect(document.body.textContent).not.toContain(unsaid)
    await screen.close()
    server.restore()
  },
)

it('has all told whose product is back, also of those that are not loaded, and says where nobody was', async () => {
  const server = fakeFetch()
  const group = {
    productId: 'mug',
    variantId: 'blue',
    productTitle: 'Mug',
    variantName: 'Blue',
    signUpCount: 1,
    firstAtMs: 1,
    qtyInStock: 0,
    isVisible: true,
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/restock': { body: { rows: [], total: { count: 0 }, nextCursor: null } },
    'GET /api/site-users/account/notifications/restock/groups': {
      body: { signUpGroups: [group], hasNextPage: true, nextPageCursor: 'mug.blue' },
    },
    'GET /api/panel/settings/restock': { body: { value: { ...settings, isOn: true }, version: '1' } },
    'POST /api/site-users/account/notifications/restock/send/all': { body: { sent: 0, failed: 0 } },
  })
  const screen = await showScreen('/restock')
  await screen.pressOnceThere('Tell all whose product is back')
  await screen.waitFor('Nobody was told: nobody waits for what is in stock')
  const sent = server.requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({})
  await screen.close()
  server.restore()
})

it('asks before a sign-up is removed, as nothing brings it back', async () => {
  const server = fakeFetch()
  const row = {
    id: 's1',
    siteVisitorEmail: 'ada@example.com',
    productTitle: 'Mug',
    variantName: '',
    state: 'waiting',
    isJoinMailingList: false,
    createdAtMs: 1,
    changedAtMs: 1,
  }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/restock': { body: { rows: [row], total: { count: 1 }, nextCursor: null } },
    'GET /api/site-users/account/notifications/restock/groups': {
      body: { signUpGroups: [], hasNextPage: false, nextPageCursor: null },
    },
    'GET /api/panel/settings/restock': { body: { value: { ...settings, isOn: true }, version: '1' } },
    'DELETE /api/panel/restock/s1': { body: {} },
  })
  const screen = await showScreen('/restock')
  await screen.pressOnceThere('Remove ada@example.com')
  await screen.waitFor('Remove ada@example.com?')
  const removals = () => server.requests.filter(({ method }) => method === 'DELETE')
  expect(removals()).toHaveLength(0)
  await screen.press(screen.button('Remove'))
  await screen.waitUntil(() => removals().length === 1)
  await screen.close()
  server.restore()
})

it('says what is lost of who was told, and gives the focus to the next row', async () => {
  const server = fakeFetch()
  const row = (id: string, siteVisitorEmail: string) => ({
    ...{ id, siteVisitorEmail, productTitle: 'Mug', variantName: '', state: 'sent' },
    ...{ isJoinMailingList: false, createdAtMs: 1, changedAtMs: 1 },
  })
  const rowsOf = (rows: readonly object[]) => ({ body: { rows, total: { count: 1 }, nextCursor: null } })
  const [ada, bea] = [row('s1', 'ada@example.com'), row('s2', 'bea@example.com')]
  const answers = {
    ...shopAnswers,
    'GET /api/panel/restock': rowsOf([ada, bea]),
    'GET /api/site-users/account/notifications/restock/groups': {
      body: { signUpGroups: [], hasNextPage: false, nextPageCursor: null },
    },
    'GET /api/panel/settings/restock': { body: { value: { ...settings, isOn: true }, version: '1' } },
    'DELETE /api/panel/restock/s1': { body: {} },
  }
  server.answerByPath(answers)
  const screen = await showScreen('/restock')
  await screen.waitFor('ada@example.com')
  await act(async () => screen.button('Remove ada@example.com').focus())
  await screen.press(screen.button('Remove ada@example.com'))
  await screen.waitFor('That they were told is forgotten')
  server.answerByPath({ ...answers, 'GET /api/panel/restock': rowsOf([bea]) })
  await screen.press(screen.button('Remove'))
  await screen.waitUntil(() => document.activeElement?.closest('[data-list-row]') !== null)
  expect(document.activeElement?.closest('[data-list-row]')?.textContent).toContain('bea@example.com')
  await screen.close()
  server.restore()
})
