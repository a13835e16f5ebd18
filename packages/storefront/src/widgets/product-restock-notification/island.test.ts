import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { fakeScripts } from '../../testing/fake-scripts.ts'
import { wake } from './island.ts'

const draw = (inside = '') => {
  document.body.innerHTML = `<div class="product-restock-notification" data-product-id="p1" data-variant-id="v1"><span>Back soon</span><form method="post"><input type="email" name="email"><input type="submit" value="Sign up">${inside}</form></div>`
  wake(document.querySelector<HTMLElement>('.product-restock-notification') as HTMLElement)
}
const send = (email: string) => {
  const field = document.querySelector<HTMLInputElement>('[name="email"]')
  if (field) field.value = email
  document.querySelector('form')?.requestSubmit()
}
/** The captcha is a script of its own, which may be long in coming. */
const patience = { timeout: 10_000 }
const wrong = () => document.querySelector('[role="alert"]')?.textContent
const posts = (seen: readonly SeenCall[]) => seen.filter(({ method }) => method === 'POST')

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the form of those who wait', () => {
  it.each([
    ['', 'Email cannot be blank'],
    ['nobody', 'Email is invalid'],
  ])('says of %j: %s', (typed, text) => {
    const seen = fakeNetwork(() => ({ body: {} }))
    draw()
    send(typed)
    expect([wrong(), seen.length]).toEqual([text, 0])
  })

  it('forgets what was wrong with the address once it is right, and leaves the focus', () => {
    fakeNetwork(() => ({ body: {} }))
    draw()
    send('nobody')
    const field = document.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement
    const alert = document.querySelector('[role="alert"]')
    expect(field.getAttribute('aria-describedby')).toBe(alert?.id)
    field.value = 'nobody@'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(wrong()).toBe('Email is invalid')
    field.value = 'nobody@example.com'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([wrong(), field.hasAttribute('aria-invalid'), field.hasAttribute('aria-describedby')]).toEqual([
      undefined,
      false,
      false,
    ])
    expect(document.activeElement).toBe(field)
  })

  it('asks for the captcha that was drawn and not completed', async () => {
    fakeNetwork(() => 'offline')
    draw('<div class="captcha-container" data-captcha="built-in"></div>')
    send('ada@example.com')
    await vi.waitFor(() => expect(wrong()).toBe('Complete CAPTCHA before submitting.'), patience)
  })

  it('begins the captcha again where the address is wrong', async () => {
    fakeNetwork(() => 'offline')
    const reset = vi.fn()
    fakeScripts(() => true)
    vi.stubGlobal('turnstile', { render: () => 7, getResponse: () => 'answered', reset, remove: vi.fn() })
    draw('<div class="captcha-container" data-captcha="turnstile" data-captcha-key="k"></div>')
    document.querySelector('form')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    send('nobody')
    await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce(), patience)
    expect(wrong()).toBe('Email is invalid')
  })

  it('gives way to the message of the site, and sends its five fields', async () => {
    const seen = fakeNetwork(() => ({ body: { message: 'Signed up!' } }))
    draw('<label><input type="checkbox" name="isJoinMailingList" checked>News</label>')
    send(' ada@example.com ')
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('Signed up!'))
    expect(document.querySelector('form')).toBeNull()
    expect(posts(seen)[0]).toMatchObject({
      path: '/api/site-users/account/notifications/restock',
      body: {
        productId: 'p1',
        variantId: 'v1',
        siteVisitorEmail: 'ada@example.com',
        isJoinMailingList: true,
      },
    })
  })

  it('says what the server says, and can be sent again', async () => {
    const answers: Answer[] = [
      { status: 429, body: { message: 'Too many.' } },
      { body: { message: 'Signed up!' } },
    ]
    fakeNetwork(() => answers.shift() ?? 'offline')
    draw()
    send('ada@example.com')
    await vi.waitFor(() => expect(wrong()).toBe('Too many.'))
    send('ada@example.com')
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')).not.toBeNull())
  })
})
