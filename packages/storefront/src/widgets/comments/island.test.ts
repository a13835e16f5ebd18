import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { fakeScripts } from '../../testing/fake-scripts.ts'
import { formSentEvent } from '../forms/form-sent-event.ts'
import { wake } from './island.ts'

const challenge = () => ({
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
  lifeMs: 1_200_000,
})
const posted = { status: 'pending', message: 'Thank you.', comment: null }

let thread: HTMLElement
beforeEach(() => {
  thread = document.createElement('div')
  document.body.append(thread)
})
afterEach(() => {
  thread.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const draw = (captcha: string) => {
  thread.innerHTML = `<form class="comment-form" action="/api/content/items/1/comments"><textarea name="body">Hello</textarea>${captcha}<p class="comment-message" role="alert"></p><button type="submit">Post comment</button></form>`
  wake(thread)
}
const form = () => thread.querySelector<HTMLFormElement>('form') as HTMLFormElement
const send = () => form().requestSubmit()
const said = () => thread.querySelector('.comment-message')?.textContent
const text = () => thread.querySelector('textarea')?.value
const sentTo = (seen: readonly SeenCall[], method: string) => seen.filter((each) => each.method === method)

describe('the form of comments', () => {
  it('tells that it was sent once it was taken, so that nothing of it is kept', async () => {
    const refused = { status: 400, body: { message: 'No.' } }
    const seen: readonly SeenCall[] = fakeNetwork(() => (seen.length === 1 ? refused : { body: posted }))
    draw('')
    const heard = vi.fn()
    thread.addEventListener(formSentEvent, heard)
    send()
    await vi.waitFor(() => expect(said()).toBe('No.'))
    expect(heard).not.toHaveBeenCalled()
    send()
    await vi.waitFor(() => expect(said()).toBe('Thank you.'))
    expect(heard.mock.calls).toMatchObject([[{ target: form() }]])
  })

  it('leads to what is missing, ties the words to it, and sends nothing', async () => {
    const seen = fakeNetwork(() => ({ body: posted }))
    thread.innerHTML = `<form class="comment-form" action="/api/content/items/1/comments"><textarea name="body"> </textarea><input name="authorName" aria-required="true"><p class="comment-message" id="m" role="alert"></p><button type="submit">Post comment</button></form>`
    wake(thread)
    const marks = (field: Element | null) =>
      ['aria-invalid', 'aria-describedby'].map((name) => field?.getAttribute(name))
    const [body, name] = thread.querySelectorAll<HTMLInputElement>('[name]')
    send()
    expect([said(), document.activeElement === body, marks(body ?? null)]).toEqual([
      'Please write something first.',
      true,
      ['true', 'm'],
    ])
    if (body) body.value = 'Hello'
    body?.dispatchEvent(new Event('input', { bubbles: true }))
    expect([said(), marks(body ?? null)]).toEqual(['', [null, null]])
    send()
    expect([said(), document.activeElement === name, marks(name ?? null)]).toEqual([
      'Please give your name.',
      true,
      ['true', 'm'],
    ])
    expect(seen).toEqual([])
  })

  it('sends no answer where the site asks for no captcha', async () => {
    const seen = fakeNetwork(() => ({ body: posted }))
    draw('')
    send()
    await vi.waitFor(() => expect(said()).toBe('Thank you.'))
    expect(sentTo(seen, 'POST')[0]?.body).not.toHaveProperty('captchaKey')
  })

  it('asks for work when it is used, not before, and sends what came of it', async () => {
    const seen = fakeNetwork(({ method }) => ({ body: method === 'GET' ? challenge() : posted }))
    draw('<div class="captcha-container" data-captcha="built-in"></div>')
    expect(seen).toEqual([])
    thread.querySelector('textarea')?.focus()
    await vi.waitFor(() => expect(sentTo(seen, 'GET')).toHaveLength(1))
    send()
    await vi.waitFor(() => expect(said()).toBe('Thank you.'))
    expect(sentTo(seen, 'POST')[0]?.body).toMatchObject({ captchaKey: expect.stringContaining('derivedKey') })
  })

  it('keeps what was typed after a refusal, and begins the captcha again', async () => {
    const message = 'The CAPTCHA has expired. Please complete it once more.'
    const seen = fakeNetwork(({ method }) =>
      method === 'GET' ? { body: challenge() } : { status: 400, body: { message } },
    )
    draw('<div class="captcha-container" data-captcha="built-in"></div>')
    send()
    await vi.waitFor(() => expect(said()).toBe(message))
    expect(text()).toBe('Hello')
    await vi.waitFor(() => expect(sentTo(seen, 'GET')).toHaveLength(2))
  })

  it('asks to complete a captcha that has no answer, and sends nothing', async () => {
    const seen = fakeNetwork(() => ({ body: posted }))
    fakeScripts(() => true)
    vi.stubGlobal('turnstile', { render: () => 'id', getResponse: () => undefined, reset: () => {} })
    draw('<div class="captcha-container" data-captcha="turnstile" data-captcha-key="k"></div>')
    send()
    await vi.waitFor(() => expect(said()).toBe('Complete CAPTCHA before submitting.'))
    expect([seen, text()]).toEqual([[], 'Hello'])
  })

  it('says that the captcha has not been set up where its script does not come', async () => {
    fakeScripts(() => false)
    fakeNetwork(() => ({ body: posted }))
    draw('<div class="captcha-container" data-captcha="hcaptcha" data-captcha-key="k"></div>')
    send()
    await vi.waitFor(() => expect(said()).toBe('ReCaptcha has not been set up!'))
    expect(text()).toBe('Hello')
  })
})

describe('a comment that is there at once', () => {
  const formOf = (key: string) =>
    `<form class="comment-form" action="/api/content/items/1/comments"><textarea name="body" id="comment-body-${key}">Hello</textarea><p class="comment-message" role="alert"></p><button type="submit">Post</button></form>`
  const votesOf = (id: string) =>
    `<form class="comment-votes" action="/api/content/comments/${id}/votes"><button type="submit" name="kind" value="like" aria-label="Like the comment of Ada: 0">Like <span class="like-count"></span></button><button type="submit" name="kind" value="flag" aria-label="Report">Report</button></form>`
  const commentOf = (id: string) =>
    `<article id="comment-${id}" data-comment-id="${id}">${votesOf(id)}${formOf(id)}</article>`
  const isThere = { status: 'public', message: 'Your comment is there.', comment: { id: 'c2' } }
  const before = formOf('item') + commentOf('c1')

  /** Answers with what is in the thread by now, as the page. */
  const open = (after: string) => {
    thread.id = 'comments-1'
    thread.innerHTML = before
    wake(thread)
    vi.stubGlobal('fetch', async (_input: string, { method }: RequestInit = {}) =>
      method === 'POST'
        ? Response.json(isThere)
        : new Response(`<div id="comments-1">${after}</div>`, { headers: { 'Content-Type': 'text/html' } }),
    )
  }
  const reply = () => thread.querySelector<HTMLFormElement>('article .comment-form') as HTMLFormElement
  const button = (form: HTMLFormElement) => form.querySelector<HTMLElement>('button') as HTMLElement
  const isFresh = () => vi.waitFor(() => expect(thread.querySelector('[tabindex="-1"]')).not.toBeNull())

  it('is where whoever posted it is led to, and told that it is there', async () => {
    open(before + commentOf('c2'))
    button(reply()).focus()
    reply().requestSubmit()
    await isFresh()
    const line = document.activeElement
    expect([line?.textContent, line?.parentElement?.id]).toEqual(['Your comment is there.', 'comment-c2'])
    expect(said()).toBe('')
  })

  it('takes nobody away from what they write by then', async () => {
    open(before + commentOf('c2'))
    form().requestSubmit()
    thread.querySelector<HTMLElement>('#comment-body-c1')?.focus()
    await isFresh()
    expect(document.activeElement?.id).toBe('comment-body-c1')
  })

  it('is told in the form where it is not shown yet', async () => {
    open(before)
    button(form()).focus()
    form().requestSubmit()
    await isFresh()
    expect([said(), document.activeElement?.textContent]).toEqual([
      'Your comment is there.',
      'Your comment is there.',
    ])
  })

  it('leaves votes as they were given', async () => {
    open(before + commentOf('c2'))
    for (const each of thread.querySelectorAll('[name="kind"]')) each.setAttribute('aria-pressed', 'true')
    form().requestSubmit()
    await isFresh()
    const shown = [...thread.querySelectorAll('[name="kind"]')].map((each) => [
      each.getAttribute('aria-pressed'),
      each.textContent,
    ])
    expect(shown).toEqual([
      ['true', 'Like '],
      ['true', 'Reported'],
      [null, 'Like '],
      [null, 'Report'],
    ])
  })
})

describe('a vote', () => {
  const drawVotes = () => {
    thread.innerHTML =
      '<form class="comment-votes" method="post" action="/api/content/comments/c1/votes"><button type="submit" name="kind" value="like" aria-label="Like the comment of Ada: 0">Like <span class="like-count"></span></button><button type="submit" name="kind" value="flag" aria-label="Report the comment of Ada">Report</button></form>'
    wake(thread)
  }
  const press = (kind: string) => {
    const button = thread.querySelector<HTMLElement>(`[value="${kind}"]`)
    form().requestSubmit(button)
    return button
  }

  it('is named as it stands once it was given', async () => {
    fakeNetwork(() => ({ body: { likeCount: 1 } }))
    drawVotes()
    const like = press('like')
    await vi.waitFor(() => expect(like?.textContent).toBe('Like 1'))
    const flag = press('flag')
    await vi.waitFor(() => expect(flag?.textContent).toBe('Reported'))
    expect([like, flag].map((each) => each?.getAttribute('aria-label'))).toEqual([null, null])
  })

  it('is said not to count where it does not, until it is tried again', async () => {
    const answers = [{ status: 429, body: { message: 'Too many.' } }, { body: { likeCount: 1 } }]
    fakeNetwork(() => answers.shift() ?? 'offline')
    drawVotes()
    const like = press('like')
    await vi.waitFor(() => expect(thread.querySelector('[role="alert"]')?.textContent).toBe('Too many.'))
    expect(like?.getAttribute('aria-label')).toBe('Like the comment of Ada: 0')
    press('like')
    await vi.waitFor(() => expect(like?.textContent).toBe('Like 1'))
    expect(thread.querySelector('[role="alert"]')).toBeNull()
  })
})
