import { pbkdf2Sync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { fakeScripts } from '../../testing/fake-scripts.ts'
import { renderCaptcha } from './captcha.ts'

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00'.repeat(16),
    salt: '11'.repeat(16),
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    data: { expiresAtMs: Date.now() + 1_200_000 },
  },
  signature: 'ab',
}
const done = 'Checked: you are not a program.'
const told = { ...challenge, lifeMs: 1_200_000 }

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  place.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ask = (provider: string, key = '', widthPx = 400) => {
  place.dataset.captcha = provider
  if (key !== '') place.dataset.captchaKey = key
  Object.defineProperty(place, 'clientWidth', { value: widthPx, configurable: true })
  return renderCaptcha(place)
}
const stateShown = () => place.dataset.captchaState

describe('the built-in captcha', () => {
  it('works as soon as it is drawn, without anything to do, and has an answer then', async () => {
    fakeNetwork(() => ({ body: told }))
    const captcha = ask('built-in')
    expect(stateShown()).toBe('render')
    const answer = JSON.parse(await captcha.answer())
    expect(stateShown()).toBe('rendered')
    expect(place.textContent).toBe(done)
    expect(answer.challenge).toEqual(challenge)
    expect(answer.solution.derivedKey).toMatch(/^0/)
  })

  it('is done anew where its answer is asked for late, and not before, whatever the clock of the visitor shows', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const seen = fakeNetwork(() => ({ body: told }))
    const captcha = ask('built-in')
    await captcha.answer()
    vi.advanceTimersByTime(1_100_000)
    await captcha.answer()
    expect(seen).toHaveLength(1)
    vi.advanceTimersByTime(3_600_000)
    expect(seen).toHaveLength(1)
    const taken = vi.fn()
    const late = captcha.answer().then(taken)
    await vi.waitFor(() => expect([seen.length, place.textContent]).toEqual([2, done]))
    // A form that is as old as this was not filled in within a second.
    expect(taken).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    await late
    expect(taken).toHaveBeenCalledWith(expect.stringContaining('derivedKey'))
  })

  it('begins again with other work when it is reset, and is gone when it is destroyed', async () => {
    const seen = fakeNetwork(() => ({ body: told }))
    const captcha = ask('built-in')
    await captcha.answer()
    captcha.reset()
    expect(stateShown()).toBe('reset')
    await captcha.answer()
    expect(seen.map(({ path }) => path)).toEqual(['/api/captcha/challenge', '/api/captcha/challenge'])
    captcha.destroy()
    await vi.waitFor(() => expect(place.childElementCount).toBe(0))
    expect(stateShown()).toBe('destroy')
  })

  it('says that it did not work without a network, and tries again when the form is sent', async () => {
    let isOffline = true
    fakeNetwork(() => (isOffline ? 'offline' : { body: told }))
    const captcha = ask('built-in')
    await vi.waitFor(() => expect(place.textContent).toBe('The check did not work. Please try again.'))
    isOffline = false
    expect(await captcha.answer()).toContain('derivedKey')
  })

  it('works on pages by http, where browsers do not derive keys themselves', async () => {
    fakeNetwork(() => ({ body: told }))
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { solution } = JSON.parse(await ask('built-in').answer())
    const password = Buffer.alloc(20)
    password.writeUInt32BE(solution.counter, 16)
    const expected = pbkdf2Sync(password, Buffer.alloc(16, 0x11), 1, 32, 'sha256').toString('hex')
    expect(solution.derivedKey).toBe(expected)
  })
})

describe.each([
  ['recaptcha', 'grecaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit'],
  ['turnstile', 'turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
  ['hcaptcha', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off'],
])('the captcha of %s', (provider, globalName, address) => {
  // What one test loads stays loaded for the next, as it does in a page.
  const api = {
    ready: (work: () => void) => work(),
    render: vi.fn((_place: HTMLElement, _options: object) => 'id-1'),
    getResponse: vi.fn(() => ''),
    reset: vi.fn(),
    remove: vi.fn(),
  }

  it('says by an error that its script did not come, and asks for it again after a reset', async () => {
    let isThere = false
    const asked = fakeScripts(() => isThere)
    const captcha = ask(provider, 'key-1')
    await expect(captcha.answer()).rejects.toThrow('did not come')
    isThere = true
    vi.stubGlobal(globalName, api)
    captcha.reset()
    expect(await captcha.answer()).toBe('')
    expect([asked, stateShown()]).toEqual([[address, address], 'rendered'])
  })

  it('is drawn with the site key, small in less than 320 pixels, answered, reset and taken away', async () => {
    const captcha = ask(provider, 'key-1', 319)
    await captcha.answer()
    expect([place.dataset.captchaSize, stateShown()]).toEqual(['compact', 'rendered'])
    expect(api.render.mock.lastCall?.[1]).toMatchObject({ sitekey: 'key-1', size: 'compact' })
    api.getResponse.mockReturnValue('token-1')
    expect(await captcha.answer()).toBe('token-1')
    captcha.reset()
    expect(stateShown()).toBe('reset')
    await vi.waitFor(() => expect(api.reset).toHaveBeenCalledWith('id-1'))
    captcha.destroy()
    await vi.waitFor(() => expect(place.childElementCount).toBe(0))
    expect([stateShown(), api.remove.mock.calls]).toEqual(['destroy', [['id-1']]])
  })

  it('is drawn as usual in 320 pixels', async () => {
    await ask(provider, 'key-1', 320).answer()
    expect(api.render.mock.lastCall?.[1]).toMatchObject({ size: 'normal' })
  })
})
