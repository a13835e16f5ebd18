import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers, strangersAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const passkey = { id: 'one', name: 'My telephone', host: 'localhost', createdAtMs: 1, lastUsedAtMs: null }
const answersWith = (passkeys: readonly object[]) => ({
  ...shopAnswers,
  'GET /api/panel/account': { body: { displayName: 'Ada Owner', email: 'ada@example.org', signIns: [] } },
  'GET /api/panel/account/second-factor': {
    body: { isOn: false, hasPasskey: passkeys.length > 0, codesLeft: 9, isRequired: false },
  },
  'GET /api/panel/account/passkeys': { body: { passkeys, origin: location.origin } },
  'PUT /api/panel/account/passkeys/one': { body: {} },
  'DELETE /api/panel/account/passkeys/one': {
    status: 400,
    body: { message: 'Please check.', errors: { password: 'This is your last passkey.' } },
  },
})

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
  Reflect.set(window, 'PublicKeyCredential', class {})
})
afterEach(async () => {
  await screen.close()
  server.restore()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

describe('the passkeys of an account', () => {
  it('are offered where there are none, with words of what they are', async () => {
    server.answerByPath(answersWith([]))
    screen = await showScreen('/account')
    await screen.waitFor('Nobody can guess a passkey')
    await screen.press(screen.button('Add a passkey'))
    await screen.waitFor('From then on your password alone opens nothing')
    expect(screen.field('Name of the passkey').value).not.toBe('')
  })

  it('are renamed', async () => {
    server.answerByPath(answersWith([passkey]))
    screen = await showScreen('/account')
    await screen.waitFor('My telephone')
    expect(document.body.textContent).toContain('9 recovery codes left')
    await screen.press(screen.button('Rename'))
    await screen.type(screen.field('Name of the passkey'), 'Laptop')
    const save = [...document.querySelectorAll('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Rename',
    )
    await screen.press(save as HTMLElement)
    await screen.waitFor('The passkey was renamed')
  })

  it('ask for the password before the last one goes', async () => {
    server.answerByPath(answersWith([passkey]))
    screen = await showScreen('/account')
    await screen.waitFor('My telephone')
    await screen.press(screen.button('Remove'))
    await screen.waitFor('This is your last passkey. Without it you come in by your password')
    await screen.press(screen.button('Confirm remove'))
    await screen.waitFor('This is your last passkey.')
  })

  it('are not offered where they cannot be used, and it is said why', async () => {
    const elsewhere = { body: { passkeys: [passkey], origin: 'https://shop.example' } }
    server.answerByPath({ ...answersWith([passkey]), 'GET /api/panel/account/passkeys': elsewhere })
    screen = await showScreen('/account')
    await screen.waitFor('Passkeys of this site work at https://shop.example/config.')
    expect(document.body.textContent).not.toContain('Add a passkey')
  })
})

describe('a passkey whose answer was lost', () => {
  it('is told as added, and codes are made in the place of those that nobody saw', async () => {
    const bytes = new Uint8Array([1]).buffer
    const response = { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => [] }
    const create = async () => ({
      id: 'AQ',
      rawId: bytes,
      response,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
    })
    Reflect.set(navigator, 'credentials', { create })
    const options = { challenge: 'AQ', host: 'localhost', siteTitle: 'Tidewater', userId: 'AQ' }
    const whose = { userName: 'ada@example.org', displayName: 'Ada', algorithms: [-7], known: [] }
    const asked = { 'POST /api/panel/account/passkeys/challenge': { body: { ...options, ...whose } } }
    server.answerByPath({ ...answersWith([]), ...asked })
    screen = await showScreen('/account')
    await screen.pressOnceThere('Add a passkey')
    await screen.waitFor('From then on your password alone opens nothing')
    server.answerByPath({
      ...answersWith([passkey]),
      ...asked,
      'POST /api/panel/account/passkeys': { fails: true },
      'POST /api/panel/account/recovery-codes': { body: { recoveryCodes: ['t7rb-2wqe-m5ns'] } },
    })
    await screen.press(screen.button('Make the passkey'))
    await screen.waitFor('The passkey was added.')
    await screen.press(screen.button('Make new recovery codes'))
    await screen.waitFor('t7rb-2wqe-m5ns')
    expect(document.body.textContent).toContain('My telephone')
  })
})

describe('confirming who one is', () => {
  const notConfirmed = {
    status: 403,
    body: { message: 'Please confirm that it is you.', needs: 'confirmation' },
  }

  it.each([
    [location.hostname, true],
    ['shop.example', false],
  ])('offers a passkey that works here: one of %s', async (host, isOffered) => {
    server.answerByPath({
      ...answersWith([{ ...passkey, host }]),
      'POST /api/panel/account/passkeys/challenge': notConfirmed,
    })
    screen = await showScreen('/account')
    await screen.waitFor('My telephone')
    await screen.press(screen.button('Add a passkey'))
    await screen.press(screen.button('Make the passkey'))
    await screen.waitFor('Confirm that it is you')
    expect(document.body.textContent?.includes('Use a passkey instead')).toBe(isOffered)
  })
})

describe('the door', () => {
  it('offers passkeys where some account has one', async () => {
    const methods = { body: { mailsLinks: true, passkeyOrigin: location.origin } }
    server.answerByPath({ ...shopAnswers, ...strangersAnswers, 'GET /api/panel/session/methods': methods })
    screen = await showScreen('/account')
    await screen.waitFor('Sign in with a passkey')
  })

  it.each([
    [['shop.example'], 'Your passkeys work at shop.example. Sign in there, or enter one'],
    [[], 'Your passkeys belong to another host. Enter one of your recovery codes; whoever'],
  ])('says where the passkeys work when it asks for a second factor: %o', async (passkeyHosts, text) => {
    server.answerByPath({
      ...shopAnswers,
      ...strangersAnswers,
      'POST /api/panel/session': { body: { ticket: 'a-ticket', hasApp: false, passkeyHosts } },
    })
    screen = await showScreen('/account')
    await screen.waitFor('The panel of your site.')
    expect(document.body.textContent).not.toContain('Sign in with a passkey')
    await screen.type(screen.field('Email'), 'ada@example.org')
    await screen.type(screen.field('Password'), 'a long password')
    await screen.press(screen.button('Sign in'))
    await screen.waitFor(text)
    expect(document.body.textContent).not.toContain('Use a passkey')
  })
})
