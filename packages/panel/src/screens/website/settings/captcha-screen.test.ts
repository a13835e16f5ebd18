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

const value = { provider: 'turnstile', siteKey: 'key-1', secretKey: '••••••••', isForComments: true }
const open = async (stored: object) => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/captcha': { body: { value: { ...value, ...stored }, version: 'one' } },
    'POST /api/panel/captcha-trials': {
      body: {
        isRight: false,
        message: 'Cloudflare Turnstile does not know this secret key. Please copy it again.',
      },
    },
  })
  screen = await showScreen('/settings/captcha')
  await screen.waitFor('Who tells people from programs')
}

it('says that a secret is kept, and shows the placeholder alone', async () => {
  await open({})
  await screen.waitFor('The secret key is kept. Type another to replace it.')
  expect(screen.field('Secret key').value).toBe('••••••••')
})

it('draws the captcha in a frame, and says what the server found', async () => {
  await open({})
  await screen.press(screen.button('Draw the captcha'))
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('/api/panel/captcha-trials?provider=turnstile&siteKey=key-1')
  const answered = {
    data: { captchaKey: 'token' },
    origin: location.origin,
    source: frame?.contentWindow ?? null,
  }
  await act(async () => void window.dispatchEvent(new MessageEvent('message', answered)))
  await screen.waitFor('Cloudflare Turnstile does not know this secret key. Please copy it again.')
})

it('offers nothing to try while a key is missing, and no keys without a service', async () => {
  await open({ siteKey: '', secretKey: '' })
  await screen.waitFor('Enter both keys, and try them here before you save.')
  await screen.close()
  await open({ provider: 'none' })
  expect(document.body.textContent).not.toContain('Secret key')
})

it('says where the script of a service does not reach the browser', async () => {
  await open({})
  await screen.press(screen.button('Draw the captcha'))
  await tell({ hasFailed: true })
  await screen.waitFor('The script of the service did not reach your browser.')
  expect(document.querySelector('iframe')).toBeNull()
})

/** Says something from within the frame. */
function tell(data: object): Promise<void> {
  const source = document.querySelector('iframe')?.contentWindow ?? null
  const event = new MessageEvent('message', { data, origin: location.origin, source })
  return act(async () => void window.dispatchEvent(event))
}
