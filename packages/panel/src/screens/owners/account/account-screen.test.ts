import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const signIn = { network: '203.0.113.…', createdAtMs: 1, lastSeenAtMs: 1 }
const account = {
  displayName: 'Ada Owner',
  email: 'ada@example.org',
  signIns: [
    { ...signIn, id: 'here', device: 'Firefox on Linux', isThis: true },
    { ...signIn, id: 'phone', device: 'Safari on iPhone', isThis: false },
  ],
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/account': { body: account },
    'GET /api/panel/account/second-factor': {
      body: { isOn: false, hasPasskey: false, codesLeft: 0, isRequired: false },
    },
    'GET /api/panel/account/passkeys': { body: { passkeys: [], origin: 'http://shop.example' } },
    'PUT /api/panel/account': shopAnswers['GET /api/panel/session'],
    'PUT /api/panel/account/password': {
      status: 400,
      body: { message: 'Please check.', errors: { currentPassword: 'This is not your password.' } },
    },
    'DELETE /api/panel/account/sign-ins/phone': { body: {} },
  })
  screen = await showScreen('/account')
  await screen.waitFor('Safari on iPhone')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

describe('the account', () => {
  it('asks for the password when the address changes, and only then', async () => {
    expect(document.body.textContent).not.toContain('Asked because the address changes')
    await screen.type(screen.field('Email'), 'new@example.org')
    await screen.waitFor('Asked because the address changes')
  })

  it('says at its field that the present password is not right', async () => {
    await screen.type(screen.field('Present password'), 'wrong')
    await screen.type(screen.field('New password'), 'long enough for all')
    await screen.press(screen.button('Change password'))
    await screen.waitFor('This is not your password.')
  })

  it('leaves the focus at the language that was saved, also on the page that is loaded again in it', async () => {
    const select = () => document.querySelector<HTMLSelectElement>('form[aria-label^="Language"] select')
    const session = shopAnswers['GET /api/panel/session'].body
    const english = { ...session, account: { ...session.account, language: 'en' } }
    await act(async () => {
      Object.assign(select() ?? {}, { value: 'en' })
      select()?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    server.answer({ body: english })
    const save = document.querySelector<HTMLElement>('form[aria-label^="Language"] button')
    save?.focus()
    await screen.press(save ?? document.body)
    await screen.waitFor('The language was saved')
    expect(document.activeElement).toBe(select())
    await screen.close()
    sessionStorage.setItem('panel-language-saved', 'en')
    screen = await showScreen('/account')
    await screen.waitFor('Safari on iPhone')
    expect(document.activeElement).toBe(select())
  })

  it('asks before the second factor is turned off, and says that its recovery codes end with it', async () => {
    await screen.close()
    const factor = 'DELETE /api/panel/account/second-factor'
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/account': { body: account },
      'GET /api/panel/account/second-factor': {
        body: { isOn: true, hasPasskey: false, codesLeft: 8, isRequired: false },
      },
      'GET /api/panel/account/passkeys': { body: { passkeys: [], origin: 'http://shop.example' } },
      [factor]: { body: {} },
    })
    screen = await showScreen('/account')
    await screen.pressOnceThere('Turn off')
    await screen.waitFor('Your recovery codes end with it.')
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    await screen.press(screen.button('Turn it off'))
    await screen.waitFor('The second factor is off')
  })

  it('ends a session elsewhere, and offers none for this one', async () => {
    await screen.press(screen.button('Sign out'))
    await screen.waitFor('Signed out there')
    expect(server.requests.some(({ method, url }) => method === 'DELETE' && url.endsWith('/phone'))).toBe(
      true,
    )
    const reads = () =>
      server.requests.filter(({ method, url }) => method === 'GET' && url.endsWith('/account'))
    await screen.waitUntil(() => reads().length === 2)
  })
})
