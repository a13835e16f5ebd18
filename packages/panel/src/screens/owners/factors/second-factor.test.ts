import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers, strangersAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const begun = { uri: 'otpauth://totp/Tidewater:ada@example.org?secret=ABCDEFGH', secret: 'ABCDEFGH' }
const factorAnswers = {
  'POST /api/panel/account/second-factor': { body: begun },
  'POST /api/panel/account/second-factor/code': { body: { recoveryCodes: ['k3mw-9txa-hp2q'] } },
}

/** The factor as it is read: turned on, or not. */
const readAs = (isOn: boolean) => ({
  'GET /api/panel/account/second-factor': {
    body: { isOn, hasPasskey: false, codesLeft: isOn ? 10 : 0, isRequired: false },
  },
})
const accountAnswers = {
  ...shopAnswers,
  ...factorAnswers,
  ...readAs(false),
  'GET /api/panel/account': { body: { displayName: 'Ada Owner', email: 'ada@example.org', signIns: [] } },
  'GET /api/panel/account/passkeys': { body: { passkeys: [], origin: location.origin } },
}
const madeAnew = { 'POST /api/panel/account/recovery-codes': { body: { recoveryCodes: ['t7rb-2wqe-m5ns'] } } }

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

describe('turning a second factor on without an answer', () => {
  const lost = { 'POST /api/panel/account/second-factor/code': { fails: true } } as const

  it('says that it is on once that is known, and makes codes in the place of those that nobody saw', async () => {
    server.answerByPath(accountAnswers)
    screen = await showScreen('/account')
    await screen.pressOnceThere('Set up')
    await screen.waitFor('Scan the picture')
    server.answerByPath({ ...accountAnswers, ...lost, ...readAs(true), ...madeAnew })
    await screen.type(screen.field('Code'), '123456')
    await screen.press(screen.button('Turn on'))
    await screen.waitFor('The second factor is on.')
    await screen.press(screen.button('Make new recovery codes'))
    await screen.waitFor('t7rb-2wqe-m5ns')
  })

  it('finds that out, too, when the code is sent again', async () => {
    server.answerByPath(accountAnswers)
    screen = await showScreen('/account')
    await screen.pressOnceThere('Set up')
    await screen.waitFor('Scan the picture')
    server.answerByPath({
      ...accountAnswers,
      ...lost,
      'GET /api/panel/account/second-factor': { fails: true },
    })
    await screen.type(screen.field('Code'), '123456')
    await screen.press(screen.button('Turn on'))
    await screen.waitFor('It may have been done')
    const refused = { status: 409, body: { message: 'The second factor is on already.' } }
    const again = { 'POST /api/panel/account/second-factor/code': refused }
    server.answerByPath({ ...accountAnswers, ...again, ...readAs(true) })
    await screen.press(screen.button('Turn on'))
    await screen.waitFor('Make new recovery codes')
  })

  it('lets somebody whose role needs it in, with codes or without', async () => {
    const lacking = sessionAs(['admin'])
    const body = { ...lacking, account: { ...lacking.account, lacksSecondFactor: true } }
    const first = { ...accountAnswers, 'GET /api/panel/session': { body } }
    server.answerByPath(first)
    screen = await showScreen('/no-such-room')
    await screen.waitFor('Scan the picture')
    server.answerByPath({ ...first, ...lost, ...readAs(true) })
    await screen.type(screen.field('Code'), '123456')
    await screen.press(screen.button('Turn on'))
    await screen.waitFor('The second factor is on.')
    server.answerByPath(shopAnswers)
    await screen.press(screen.button('I have my codes'))
    await screen.waitFor('There is no such screen')
  })
})
