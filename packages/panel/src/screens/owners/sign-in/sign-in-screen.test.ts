import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers, strangersAnswers } from '../../../testing/server-answers.ts'
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

const sentTo = (path: string) => server.requests.filter((request) => request.url.endsWith(path))

describe('the sign-in screen', () => {
  it('mails a link to the address in the field, and says what comes', async () => {
    server.answerByPath({ ...strangersAnswers, 'POST /api/panel/session/link': { body: {} } })
    screen = await showScreen('/')
    await screen.waitFor('Mail me a link')
    await screen.press(screen.button('Mail me a link'))
    await screen.waitFor('Enter your email address')
    expect(document.activeElement).toBe(screen.field('Email'))
    expect(sentTo('/link')).toHaveLength(0)

    await screen.type(screen.field('Email'), 'ada@example.org')
    await screen.press(screen.button('Mail me a link'))
    await screen.waitFor('If ada@example.org has an account here, a link is on its way.')
    expect(await sentTo('/link')[0]?.json()).toEqual({ email: 'ada@example.org' })
  })

  it('tells how long to wait when too many were asked for', async () => {
    const message = 'Please try again in 15 minutes.'
    server.answerByPath({
      ...strangersAnswers,
      'POST /api/panel/session/link': { status: 429, body: { message }, headers: { 'Retry-After': '900' } },
    })
    screen = await showScreen('/')
    await screen.waitFor('Mail me a link')
    await screen.type(screen.field('Email'), 'ada@example.org')
    await screen.press(screen.button('Mail me a link'))
    await screen.waitFor(message)
    expect(document.body.textContent).not.toContain('on its way')
  })

  it('promises no mail where none is sent', async () => {
    const methods = { 'GET /api/panel/session/methods': { body: { mailsLinks: false } } }
    server.answerByPath({ ...strangersAnswers, ...methods })
    screen = await showScreen('/')
    await screen.waitFor('npm run -s vitrine -- owner link EMAIL')
    expect(document.body.textContent).not.toContain('Mail me a link')
  })
})

describe('the page of a link', () => {
  it('uses the link by a press of its button, not by being opened', async () => {
    server.answerByPath({
      ...strangersAnswers,
      'POST /api/panel/session/by-link': shopAnswers['GET /api/panel/session'],
    })
    screen = await showScreen('/sign-in?link=the-token')
    await screen.waitFor('Sign in by your link')
    expect(sentTo('/by-link')).toHaveLength(0)
    await screen.press(screen.button('Sign in'))
    expect(await sentTo('/by-link')[0]?.json()).toEqual({ token: 'the-token' })
    await screen.waitFor('Tidewater')
  })

  it('asks to sign in as ever at an address without a link', async () => {
    server.answerByPath(strangersAnswers)
    screen = await showScreen('/sign-in?link=')
    await screen.waitFor('The panel of your site.')
    expect(document.body.textContent).not.toContain('no longer works')
  })

  it('says what to do when the link is used up', async () => {
    const gone = { 'POST /api/panel/session/by-link': { status: 410, body: { message: 'Gone' } } }
    server.answerByPath({ ...strangersAnswers, ...gone })
    screen = await showScreen('/sign-in?link=the-token')
    await screen.waitFor('Sign in by your link')
    await screen.press(screen.button('Sign in'))
    await screen.waitFor('This link no longer works')
    await screen.waitFor('Go to sign-in')
  })
})

describe('a forgotten password', () => {
  it('has a link mailed that sets a new one', async () => {
    server.answerByPath({ ...strangersAnswers, 'POST /api/panel/password/link': { body: {} } })
    screen = await showScreen('/')
    await screen.waitFor('Set a new password')
    await screen.type(screen.field('Email'), 'ada@example.org')
    await screen.press(screen.button('Set a new password'))
    await screen.waitFor('By it you set a new password, once and for 60 minutes')
    expect(await sentTo('/password/link')[0]?.json()).toEqual({ email: 'ada@example.org' })
  })

  it('is set again at the shell where no mail goes out', async () => {
    const methods = { 'GET /api/panel/session/methods': { body: { mailsLinks: false } } }
    server.answerByPath({ ...strangersAnswers, ...methods })
    screen = await showScreen('/')
    await screen.waitFor('npm run -s vitrine -- owner reset EMAIL')
    expect(document.body.textContent).not.toContain('Set a new password')
  })

  it('is replaced at the page of the link, which says what a password must be', async () => {
    server.answerByPath({
      ...strangersAnswers,
      'POST /api/panel/password': shopAnswers['GET /api/panel/session'],
    })
    screen = await showScreen('/new-password?link=the-token')
    await screen.waitFor('Set a new password')
    await screen.type(screen.field('New password'), 'short')
    await screen.press(screen.button('Set password and sign in'))
    await screen.waitFor('Use at least 12 characters')
    await screen.type(screen.field('New password'), 'long enough for all')
    await screen.press(screen.button('Set password and sign in'))
    await screen.waitFor('Tidewater')
    expect(await sentTo('/api/panel/password')[0]?.json()).toEqual({
      token: 'the-token',
      password: 'long enough for all',
    })
  })

  it('is said to be as it was only where the link cannot have set another, whose answer may have been lost', async () => {
    server.answerByPath({ ...strangersAnswers, 'POST /api/panel/password': { fails: true } })
    screen = await showScreen('/new-password?link=the-token')
    await screen.waitFor('Set a new password')
    await screen.type(screen.field('New password'), 'long enough for all')
    await screen.press(screen.button('Set password and sign in'))
    await screen.waitFor('It may have been done')
    const gone = { status: 410, body: { message: 'Gone' } }
    server.answerByPath({ ...strangersAnswers, 'POST /api/panel/password': gone })
    await screen.press(screen.button('Set password and sign in'))
    await screen.waitFor('If you have entered a new password here before, sign in with that one')
  })

  it('is as it was where the address of the link is not complete', async () => {
    server.answerByPath(strangersAnswers)
    screen = await showScreen('/new-password?link=')
    await screen.waitFor('Your password is as it was.')
  })
})
