import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const apiKey = {
  id: 'k',
  name: 'Bookkeeping',
  rights: ['orders'],
  ending: 'wxyz',
  createdBy: 'Ada',
  createdAtMs: 1,
  expiresAtMs: null,
  isExpired: false,
  lastUsedAtMs: null,
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
const show = async (keys: readonly object[]) => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/api-keys': { body: { keys } },
    'POST /api/panel/api-keys': { body: { apiKey, key: 'the-whole-key-wxyz' } },
    'DELETE /api/panel/api-keys/k': { body: {} },
  })
  screen = await showScreen('/api-keys')
}
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

describe('the API-keys panel', () => {
  it('makes a key in two steps, and shows it once to copy', async () => {
    await show([])
    await screen.waitFor('No keys yet')
    await screen.press(screen.button('Create key'))
    await screen.waitFor('Create an API key')
    await screen.press(screen.button('Next'))
    await screen.waitFor('Choose what the key may read.')
    await screen.type(screen.field('Name'), 'Bookkeeping')
    await screen.press(screen.field('Orders'))
    await screen.press(screen.button('Next'))
    await screen.waitFor('It is not shown again')
    expect(screen.field('Key').value).toBe('the-whole-key-wxyz')
    screen.button('Copy')
    await screen.press(screen.button('Complete'))
    expect(document.body.innerHTML).not.toContain('the-whole-key')
  })

  it('makes one key when Ctrl and Enter are pressed twice, or held', async () => {
    await show([])
    await screen.waitFor('No keys yet')
    await screen.waitForKeys()
    await screen.press(screen.button('Create key'))
    await screen.waitFor('Create an API key')
    await screen.type(screen.field('Name'), 'Bookkeeping')
    await screen.press(screen.field('Orders'))
    const press = (repeat = false) =>
      screen.field('Name').dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          code: 'Enter',
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
          repeat,
        }),
      )
    const sent = () => server.requests.filter(({ method }) => method === 'POST').length
    await act(async () => void press(true))
    expect(sent()).toBe(0)
    await act(async () => [press(), press()])
    await screen.waitFor('It is not shown again')
    expect(sent()).toBe(1)
  })

  it('stays open while the key is made, so that the key is seen', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await show([])
    await screen.waitFor('No keys yet')
    await screen.press(screen.button('Create key'))
    await screen.waitFor('Create an API key')
    await screen.type(screen.field('Name'), 'Bookkeeping')
    await screen.press(screen.field('Orders'))
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/api-keys': { body: { keys: [apiKey] } },
      'POST /api/panel/api-keys': { body: { apiKey, key: 'the-whole-key-wxyz' }, after: promise },
    })
    await screen.press(screen.button('Next'))
    await screen.press(screen.button('Cancel'))
    await act(async () => resolve())
    await screen.waitFor('It is not shown again')
    expect(screen.field('Key').value).toBe('the-whole-key-wxyz')
  })

  it('makes none when one cancels', async () => {
    await show([])
    await screen.waitFor('No keys yet')
    await screen.press(screen.button('Create key'))
    await screen.waitFor('Create an API key')
    await screen.press(screen.button('Cancel'))
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('asks before it deletes one', async () => {
    await show([apiKey])
    await screen.waitFor('Never used')
    await screen.press(screen.button('Delete Bookkeeping'))
    await screen.waitFor('Delete Bookkeeping?')
    expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
    await screen.press(screen.button('Confirm delete'))
    await screen.waitFor('Bookkeeping was deleted')
  })

  it('says how keys are used, and on what terms', async () => {
    await show([apiKey])
    await screen.waitFor('Never used')
    await screen.press(screen.button('Learn more'))
    await screen.waitFor('Authorization: Bearer KEY')
    await screen.press(screen.button('Close'))
    await screen.press(screen.button('Terms of use'))
    await screen.waitFor('Keep a key as you keep a password')
  })

  it('offers no key to somebody who may make none', async () => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/session': { body: sessionAs(['editor']) },
      'GET /api/panel/api-keys': { status: 403, body: { message: 'Your role does not allow this.' } },
    })
    screen = await showScreen('/api-keys')
    await screen.waitFor('Your role does not allow this.')
    expect(document.body.textContent).not.toContain('Create key')
  })
})
