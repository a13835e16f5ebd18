import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers, strangersAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const begun = { uri: 'otpauth://totp/Tidewater:ada@example.org?secret=ABCDEFGH', secret: 'ABCDEFGH' }
const factorAnswers = {
  'POST /api/panel/account/second-factor': { body: begun },
  'POST /api/panel/account/second-factor/code': { body: { recoveryCodes: ['k3mw-9txa-hp2q'] } },
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

describe('signing in to an account with a second factor', () => {
  it('asks for the code after the password', async () => {
    const entered = shopAnswers['GET /api/panel/session']
    server.answerByPath({
      ...shopAnswers,
      ...strangersAnswers,
      'POST /api/panel/session': { body: { ticket: 'a-ticket', hasApp: true, passkeyHosts: [] } },
      'POST /api/panel/session/second-factor': entered,
    })
    screen = await showScreen('/no-such-room')
    await screen.waitFor('The panel of your site.')
    await screen.type(screen.field('Email'), 'ada@example.org')
    await screen.type(screen.field('Password'), 'a long password')
    await screen.press(screen.button('Sign in'))
    await screen.waitFor('Enter the code that your app shows')
    await screen.type(screen.field('Code'), '123456')
    await screen.press(screen.button('Sign in'))
    await screen.waitFor('There is no such screen')
  })
})

describe('a role that needs a second factor', () => {
  it('has it set up in the place of all rooms', async () => {
    const lacking = sessionAs(['admin'])
    const body = { ...lacking, account: { ...lacking.account, lacksSecondFactor: true } }
    server.answerByPath({ ...shopAnswers, ...factorAnswers, 'GET /api/panel/session': { body } })
    screen = await showScreen('/no-such-room')
    await screen.waitFor('Scan the picture')
    expect(document.querySelector('nav[aria-label="Panel"]')).toBeNull()
    expect(document.querySelector('[aria-label="Picture for your app"] path')).not.toBeNull()
    expect(document.activeElement).toBe(screen.field('Code'))
    await screen.type(screen.field('Code'), '123456')
    await screen.press(screen.button('Turn on'))
    await screen.waitFor('k3mw-9txa-hp2q')
    server.answerByPath(shopAnswers)
    await screen.press(screen.button('I kept them'))
    await screen.waitFor('There is no such screen')
  })
})
