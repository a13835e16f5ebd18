import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { fakeScripts } from '../../testing/fake-scripts.ts'
import { chooseFiles, FakeRequest, keepCrumb } from '../../testing/fake-uploads.ts'
import { hearDetails } from '../../testing/hear-details.ts'
import { wakeFiles } from './files/form-files.ts'
import { formSentEvent } from './form-sent-event.ts'
import { wake } from './island.ts'
import { limitOf } from './start-counters.ts'

const fields = [
  { id: 'name', type: 'name', isRequired: true },
  { id: 'mail', type: 'email', isRequired: true },
  { id: 'more', type: 'checkbox', options: ['Orders', 'Classes'] },
  { id: 'words', type: 'textarea', maxLength: 10 },
  { id: 'from', type: 'hidden', key: 'campaign', value: 'none' },
]

function show(more = '', attributes = ''): HTMLFormElement {
  const json = JSON.stringify(fields).replaceAll('"', '&quot;')
  document.body.innerHTML = `<div class="form-wrapper"><form class="form-block-form" data-form-id="f1" data-fields="${json}"${attributes}>
    <p class="form-notice form-notice-above" role="alert"></p><div class="field-list">
    <fieldset data-field-id="name"><legend class="title">Name</legend><input id="n-1-0" name="name.0"><input id="n-1-1" name="name.1"></fieldset>
    <div data-field-id="mail"><label class="title" for="n-2">Email</label><input id="n-2" name="mail" aria-describedby="n-2-description"></div>
    <fieldset data-field-id="more"><legend class="title">About</legend><input type="checkbox" id="n-3-0" name="more.0" value="Orders"><input type="checkbox" id="n-3-1" name="more.1" value="Classes"></fieldset>
    <div data-field-id="words"><label class="title" for="n-4">Message</label><textarea id="n-4" name="words" data-max-length="10" maxlength="10"></textarea></div>
    <input type="hidden" name="from" value="none"></div>${more}<input type="hidden" name="vt-page-path" value="/contact"><input type="hidden" name="vt-page-permission" value="2">
    <button type="submit">Send</button><p class="form-notice form-notice-below"></p></form><div class="form-submission-text" hidden><p>Thank you!</p></div></div>`
  const form = document.querySelector('form') as HTMLFormElement
  form.scrollIntoView = () => undefined
  for (const each of document.querySelectorAll<HTMLElement>('*')) each.scrollIntoView = () => undefined
  wake(form)
  return form
}

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const fill = () => {
  input('name.0').value = 'Ada'
  input('mail').value = 'ada@example.com'
  input('more.1').checked = true
}
const text = (selector: string) => document.querySelector(selector)?.textContent
const button = () => document.querySelector('button') as HTMLButtonElement
const server = (saved: Answer | Promise<Answer> = { body: {} }, key: Answer = { body: { key: '1:2:3' } }) =>
  fakeNetwork(({ path }: SeenCall) => (path.endsWith('FormSubmissionKey') ? key : saved))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('a form that is woken', () => {
  it('tells where it is sent from where its page does not know that', async () => {
    const seen = server({ body: {} })
    const form = show()
    input('vt-page-path').value = ''
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    expect(seen[1]?.body).toMatchObject({ pagePath: location.pathname })
    await vi.waitFor(() => expect(form.hidden).toBe(true))
  })

  it('is locked and says so, asks for a key, sends values in their shapes and shows its message', async () => {
    let answer: (value: Answer) => void = () => undefined
    const seen = server(new Promise<Answer>((resolve) => (answer = resolve)))
    const form = show()
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual(['Submitting…', 'true'])
    form.requestSubmit()
    const told = hearDetails('vitrine:track')
    const heard = vi.fn()
    document.body.addEventListener(formSentEvent, heard, { once: true })
    answer({ body: {} })
    await vi.waitFor(() => expect(form.hidden).toBe(true))
    expect(heard).toHaveBeenCalledOnce()
    expect(told).toEqual([{ event: 'form-submit', formId: 'f1', pagePath: location.pathname }])
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ])
    const body = seen[1]?.body as { form: string }
    expect(body).toMatchObject({
      formId: 'f1',
      key: '1:2:3',
      pagePath: '/contact',
      pagePermissionTypeValue: 2,
    })
    expect(JSON.parse(body.form)).toEqual({
      name: ['Ada', ''],
      mail: 'ada@example.com',
      more: ['Classes'],
      words: '',
      from: 'none',
    })
    const thanks = document.querySelector('.form-submission-text')
    expect([thanks?.hasAttribute('hidden'), document.activeElement]).toEqual([false, thanks])
  })

  it("says 'Required' before titles, around the form, and sends nothing", async () => {
    const seen = server()
    show().requestSubmit()
    await vi.waitFor(() => expect(text('[data-field-id="name"] legend')).toBe('RequiredName'))
    expect(text('[data-field-id="mail"]')).toBe('RequiredEmail')
    expect(text('.form-notice-above')).toBe(
      'Your form has encountered a problem. Please scroll down to review.',
    )
    expect(text('.form-notice-below')).toBe(
      'Your form has encountered a problem. Please scroll up to review.',
    )
    expect(document.activeElement).toBe(input('name.0'))
    expect(input('mail').getAttribute('aria-describedby')).toBe('n-2-error n-2-description')
    expect([button().textContent, seen]).toEqual(['Send', []])
  })

  it('forgets what was wrong with a field when it is mended, and not before, wherever the focus is', async () => {
    server()
    show().requestSubmit()
    await vi.waitFor(() => expect(text('[data-field-id="mail"]')).toContain('Required'))
    const type = (value: string) => {
      input('mail').value = value
      input('mail').dispatchEvent(new Event('input', { bubbles: true }))
    }
    type('ada@')
    expect([text('[data-field-id="mail"]'), input('mail').getAttribute('aria-invalid')]).toEqual([
      'RequiredEmail',
      'true',
    ])
    type('ada@example.com')
    expect([text('[data-field-id="mail"]'), input('mail').getAttribute('aria-describedby')]).toEqual([
      'Email',
      'n-2-description',
    ])
    expect([input('mail').hasAttribute('aria-invalid'), document.activeElement]).toEqual([
      false,
      input('name.0'),
    ])
    expect(text('.form-notice-above')).not.toBe('')
    input('name.0').value = 'Ada'
    input('name.0').dispatchEvent(new Event('input', { bubbles: true }))
    expect([text('.form-notice-above'), text('.form-notice-below')]).toEqual(['', ''])
    expect(document.querySelector('.error, [aria-invalid], fieldset[aria-describedby]')).toBeNull()
  })

  it('forgets what the server wrote of a field when it is mended', () => {
    const form = show()
    const field = form.querySelector<HTMLElement>('[data-field-id="mail"]')
    field?.classList.add('error')
    field?.insertAdjacentHTML('afterbegin', '<span class="field-error" id="n-2-error">Required</span>')
    input('mail').setAttribute('aria-describedby', 'n-2-error n-2-description')
    input('mail').value = 'ada@example.com'
    input('mail').dispatchEvent(new Event('input', { bubbles: true }))
    expect([text('[data-field-id="mail"]'), input('mail').getAttribute('aria-describedby')]).toEqual([
      'Email',
      'n-2-description',
    ])
  })

  it('forgets what was wrong when it is sent again', async () => {
    server()
    const form = show()
    form.requestSubmit()
    await vi.waitFor(() => expect(text('[data-field-id="mail"]')).toContain('Required'))
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(form.hidden).toBe(true))
    expect([document.querySelector('.field-error'), input('mail').getAttribute('aria-describedby')]).toEqual([
      null,
      'n-2-description',
    ])
  })

  it.each([
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, {}, 'This form has not been configured yet.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, { message: 'Something' }, 'Unable to send form. Please try again later.'],
    [
      400,
      { message: 'Error processing form submission. Please reload and try again.' },
      'Error processing form submission. Please reload and try again.',
    ],
    [400, {}, 'Unknown error, please try again later.'],
    [418, {}, 'Unknown error, please try again later.'],
  ])('says what a %i means', async (status, body, words) => {
    server({ status, body })
    const form = show()
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(text('.form-notice-above')).toBe(words))
    expect([form.hidden, input('mail').value, button().textContent]).toEqual([
      false,
      'ada@example.com',
      'Send',
    ])
  })

  it.each([{ status: 418, body: {} }, { body: {} }])('says when it gets no key, as by %j', async (answer) => {
    server({ body: {} }, answer)
    const form = show()
    fill()
    form.requestSubmit()
    await vi.waitFor(() =>
      expect(text('.form-notice-above')).toBe('Could not get a form submission key, please try again later.'),
    )
  })

  it('says without a connection that there is none, and not that it gets no key', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    const form = show()
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(text('.form-notice-above')).toBe('Please check your internet connection.'))
  })

  it('sends the same with the same key until it is answered, and a change with a key of its own', async () => {
    let keys = 0
    const answers: Answer[] = ['offline', { status: 504, body: {} }, 'offline']
    const seen = fakeNetwork(({ path }) => {
      if (path.endsWith('FormSubmissionKey')) return { body: { key: `1:2:${++keys}` } }
      return answers.shift() ?? { body: {} }
    })
    const form = show()
    fill()
    const saved = () =>
      seen
        .filter(({ path }) => path.endsWith('SaveFormSubmission'))
        .map(({ body }) => (body as { key: string }).key)
    for (const before of [1, 2, 3]) {
      form.requestSubmit()
      await vi.waitFor(() => expect(saved()).toHaveLength(before))
      await vi.waitFor(() => expect(button().hasAttribute('aria-disabled')).toBe(false))
    }
    expect(saved()).toEqual(['1:2:1', '1:2:1', '1:2:1'])
    input('words').value = 'Hello'
    form.requestSubmit()
    await vi.waitFor(() => expect(form.hidden).toBe(true))
    expect(saved()).toEqual(['1:2:1', '1:2:1', '1:2:1', '1:2:2'])
  })

  it('lets its files be given up while it waits for them, and holds its fields once they are there', async () => {
    keepCrumb('good')
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    const seen = server(new Promise<Answer>(() => undefined))
    const form = show()
    const list = form.querySelector('.field-list')
    list?.insertAdjacentHTML(
      'beforeend',
      '<div data-field-id="photo"><input type="file" name="photo" accept=".png"><ul class="file-list"></ul></div>',
    )
    wakeFiles(form)
    chooseFiles('a.png')
    await vi.waitFor(() => expect(text('.file-told')).toBe('Uploading'))
    fill()
    form.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve))
    expect([text('[type="submit"]'), list?.hasAttribute('inert'), seen]).toEqual(['Submitting…', false, []])
    form.querySelector<HTMLElement>('.file-button:not([hidden])')?.click()
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    expect(list?.hasAttribute('inert')).toBe(true)
  })

  it('sends no form without a file that was chosen while it waited for another', async () => {
    keepCrumb('good')
    FakeRequest.all = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    const seen = server()
    const form = show()
    form
      .querySelector('.field-list')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div data-field-id="photo"><input type="file" name="photo" accept=".png" data-most-files="2"><ul class="file-list"></ul></div>',
      )
    wakeFiles(form)
    chooseFiles('a.png')
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    fill()
    form.requestSubmit()
    chooseFiles('b.png')
    FakeRequest.all[0]?.answer({ file: { token: 'a' } })
    await new Promise((resolve) => setTimeout(resolve))
    expect([seen, form.hidden]).toEqual([[], false])
    FakeRequest.all[1]?.answer({ message: 'Full' }, 507)
    await vi.waitFor(() => expect(text('.field-error')).toBe('A file was not sent. Try again, or remove it.'))
    expect([seen, form.hidden]).toEqual([[], false])
  })

  it('shows what the server says of fields', async () => {
    server({ status: 400, body: { message: 'x', errors: { mail: 'No such host.' } } })
    const form = show()
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(text('[data-field-id="mail"]')).toBe('No such host.Email'))
  })

  it('is not checked in the browser where its button says so', async () => {
    const seen = server()
    const form = show()
    button().formNoValidate = true
    form.requestSubmit(button())
    await vi.waitFor(() => expect(seen).toHaveLength(2))
  })

  it('leads where its owner wants', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    server()
    const form = show('', ' data-success-redirect="/thanks"')
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/thanks'))
    assign.mockRestore()
    expect([button().textContent, form.getAttribute('aria-busy')]).toEqual(['Submitting…', 'true'])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(button().textContent).toBe('Submitting…')
    // Back: the browser shows the page as it was left.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([
      button().textContent,
      button().hasAttribute('aria-disabled'),
      form.hasAttribute('aria-busy'),
    ]).toEqual(['Send', false, false])
  })

  it('gives way to its message where it leads to a file, which leaves the page open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    server()
    const form = show('', ' data-success-redirect="/s/prices.zip"')
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/s/prices.zip'))
    assign.mockRestore()
    expect([form.hidden, button().textContent]).toEqual([false, 'Submitting…'])
    vi.advanceTimersByTime(2_000)
    expect([form.hidden, form.hasAttribute('aria-busy'), text('.form-submission-text')]).toEqual([
      true,
      false,
      'Thank you!',
    ])
  })

  it('shows no message once the page was left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    server()
    const form = show('', ' data-success-redirect="/thanks"')
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/thanks'))
    assign.mockRestore()
    dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(60_000)
    expect(form.hidden).toBe(false)
  })

  it('gives way to its message at once where it leads to a place on its page', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    server()
    const form = show('', ` data-success-redirect="${location.pathname}#thanks"`)
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`${location.pathname}#thanks`))
    assign.mockRestore()
    expect([form.hidden, form.hasAttribute('aria-busy')]).toEqual([true, false])
  })

  it('counts the characters of a text, and tells when they are too many', async () => {
    server()
    const form = show()
    fill()
    const area = document.querySelector('textarea') as HTMLTextAreaElement
    expect([text('.field-counter'), area.hasAttribute('maxlength')]).toEqual(['0 / 10', false])
    area.value = '12345678901'
    area.dispatchEvent(new Event('input'))
    expect([text('.field-counter'), area.getAttribute('aria-invalid')]).toEqual(['11 / 10', 'true'])
    form.requestSubmit()
    await vi.waitFor(() =>
      expect(text('[data-field-id="words"]')).toContain('You have exceeded the character limit.'),
    )
  })

  it('has no limit where none is told', () => {
    expect(['5', '5.9', '0', '-1', 'many', undefined].map(limitOf)).toEqual([5, 5, 0, 0, 0, 0])
  })

  it('shows code of its owner in place of the message', async () => {
    server()
    const form = show()
    form.insertAdjacentHTML('afterend', '<template class="form-submission-html"><b>Done</b></template>')
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(text('.form-submission-text')).toBe('Done'))
  })

  it('begins its captcha again when it was not taken, and holds a button that is bound to it until then', async () => {
    let answered = () => {}
    let token: string | undefined = 'first'
    const resets = vi.fn(() => (token = undefined))
    fakeScripts(() => true)
    const render = (_place: HTMLElement, options: { readonly callback: () => void }) => {
      answered = options.callback
      return 'id'
    }
    vi.stubGlobal('turnstile', { render, getResponse: () => token, reset: resets })
    const seen = server({ status: 400, body: { message: 'No', errors: { mail: 'No such host.' } } })
    const form = show('<div class="captcha-container" data-captcha="turnstile" data-captcha-key="k"></div>')
    button().dataset.captchaBound = ''
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(resets).toHaveBeenCalledOnce())
    expect(seen[1]?.body).toMatchObject({ captchaKey: 'first' })
    await vi.waitFor(() => expect(button().disabled).toBe(true))
    expect([form.getAttribute('aria-busy'), text('[data-field-id="mail"]')]).toEqual([
      null,
      'No such host.Email',
    ])
    answered()
    expect(button().disabled).toBe(false)
  })

  it('takes its captcha away once it was taken', async () => {
    const remove = vi.fn()
    fakeScripts(() => true)
    vi.stubGlobal('hcaptcha', { render: () => 'id', getResponse: () => 'first', reset: vi.fn(), remove })
    server()
    const form = show('<div class="captcha-container" data-captcha="hcaptcha" data-captcha-key="k"></div>')
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
    expect(form.querySelector<HTMLElement>('.captcha-container')?.dataset.captchaState).toBe('destroy')
  })

  it('shows code whose scripts run, and brings it into view', async () => {
    server()
    const form = show()
    form.insertAdjacentHTML(
      'afterend',
      '<template class="form-submission-html"><b>Done</b><script>document.title = "counted"</script></template>',
    )
    const seen = vi.fn()
    Reflect.set(document.querySelector('.form-submission-text') as Element, 'scrollIntoView', seen)
    fill()
    form.requestSubmit()
    await vi.waitFor(() => expect(form.hidden).toBe(true))
    expect(document.querySelector('.form-submission-text script')?.textContent).toBe(
      'document.title = "counted"',
    )
    expect(seen).toHaveBeenCalled()
  })
})
