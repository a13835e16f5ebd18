import { act } from 'react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

it('an invitation is taken by Ctrl+Enter, once however long it is held', async () => {
  const server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'POST /api/panel/join/invitation': {
      body: { email: 'cleo@example.org', siteTitle: 'Harbour', roles: ['editor'] },
    },
    'POST /api/panel/join': { status: 503, body: { message: 'Not now.' } },
  })
  const screen = await showScreen('/join?link=abc')
  await screen.waitFor('Join Harbour')
  await screen.waitUntil(() => document.querySelector('form') !== null)
  await screen.type(screen.field('Your name'), 'Cleo')
  await screen.type(screen.field('New password'), 'a long password')
  const enter = (how: KeyboardEventInit) => {
    const press = { key: 'Enter', bubbles: true, cancelable: true, ...how }
    return act(async () => screen.field('Your name').dispatchEvent(new KeyboardEvent('keydown', press)))
  }
  const joins = () => server.requests.filter(({ url }) => url.endsWith('/api/panel/join'))
  await enter({ ctrlKey: true, repeat: true })
  expect(joins()).toHaveLength(0)
  await enter({ ctrlKey: true })
  await screen.waitFor('Not now.')
  expect(await joins()[0]?.json()).toEqual({ token: 'abc', displayName: 'Cleo', password: 'a long password' })
  expect(joins()).toHaveLength(1)
  await screen.close()
  server.restore()
})
