import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, fakeNetwork, type SeenCall } from '../../../testing/fake-network.ts'
import { chooseFiles, FakeRequest, keepCrumb } from '../../../testing/fake-uploads.ts'
import { wakeFiles } from '../files/form-files.ts'
import { checkStep } from './check-step.ts'
import { wake } from './island.ts'

const fields = [
  { id: 's1', type: 'step' },
  { id: 'delivery', type: 'radio', isRequired: true, options: ['Courier', 'Pick up'] },
  { id: 'note', type: 'text', shownIf: [{ fieldId: 'delivery', test: 'is', value: 'Courier' }] },
  { id: 's2', type: 'step', shownIf: [{ fieldId: 'delivery', test: 'is', value: 'Courier' }] },
  { id: 'street', type: 'text', isRequired: true },
  { id: 's3', type: 'step' },
  { id: 'mail', type: 'email', isRequired: true },
]

const step = (id: string, title: string, inside: string) =>
  `<fieldset class="form-step" id="f-${id}" data-field-id="${id}"><legend class="form-step-title"><h2>${title}</h2></legend>${inside}</fieldset>`
const line = (id: string, more = '') =>
  `<div class="form-item" data-field-id="${id}"><label class="title" for="${id}">${id}</label>${more}<input id="${id}" name="${id}"></div>`

function show(): HTMLFormElement {
  document.body.innerHTML = `<div class="form-wrapper"><form class="form-block-form" data-form-id="f1" data-live><p class="form-notice form-notice-above" role="alert"></p><div class="field-list">${step(
    's1',
    'Delivery',
    `<fieldset class="form-item" data-field-id="delivery"><legend class="title">Delivery</legend><input type="radio" id="d-0" name="delivery" value="Courier"><input type="radio" id="d-1" name="delivery" value="Pick up"></fieldset>${line('note', '<p class="form-condition">Only if</p>')}`,
  )}${step('s2', 'Where to', line('street'))}${step('s3', 'Who you are', line('mail'))}</div><div class="form-disclaimer">We keep it.</div><div class="form-button-wrapper"><button class="button" type="submit">Send</button></div><p class="form-notice form-notice-below"></p></form><div class="form-submission-text" hidden>Thank you!</div></div>`
  const form = document.querySelector('form') as HTMLFormElement
  form.dataset.fields = JSON.stringify(fields)
  for (const each of document.querySelectorAll<HTMLElement>('*')) each.scrollIntoView = () => undefined
  wake(form)
  return form
}

const press = (text: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  button?.click()
}
const choose = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.click()
const type = (id: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const progress = () => document.querySelector('.form-progress')?.textContent
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.form-step, .form-item, button, .form-disclaimer')]
    .filter((each) => !each.hidden && !each.parentElement?.closest('[hidden]'))
    .map((each) => each.dataset.fieldId ?? each.textContent)
const server = (answer: (call: SeenCall) => Answer = () => ({ body: {} })) =>
  fakeNetwork((call) => (call.path.endsWith('Key') ? { body: { key: '1:2:3' } } : answer(call)))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('a form of steps', () => {
  it('begins with its first step, and tells where a visitor is', () => {
    show()
    expect([shown(), progress()]).toEqual([['s1', 'delivery', 'Next'], 'Step 1 of 2'])
    expect(document.querySelector('.form-condition')).toBeNull()
  })

  it('shows what is asked for, as it is filled in', () => {
    show()
    choose('d-0')
    expect([shown(), progress()]).toEqual([['s1', 'delivery', 'note', 'Next'], 'Step 1 of 3'])
    choose('d-1')
    expect([shown(), progress()]).toEqual([['s1', 'delivery', 'Next'], 'Step 1 of 2'])
  })

  it('does not go on before a step is right, and says what is wrong with it alone', async () => {
    const seen = server()
    show()
    press('Next')
    await vi.waitFor(() => expect(document.querySelectorAll('.field-error')).toHaveLength(1))
    expect([progress(), seen, document.activeElement?.id]).toEqual(['Step 1 of 2', [], 'd-0'])
    choose('d-1')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    expect(seen).toMatchObject([
      { path: '/api/rest/forms/validate/f1?only=delivery', body: { delivery: 'Pick up', mail: '' } },
    ])
    expect(seen[0]?.body).not.toHaveProperty('street')
    expect(document.activeElement?.textContent).toBe('Who you are')
    expect(shown()).toEqual(['s3', 'mail', 'We keep it.', 'Back', 'Send'])
    press('Back')
    expect([progress(), document.activeElement?.textContent]).toEqual(['Step 1 of 2', 'Delivery'])
  })

  it('listens to what the server says of the step', async () => {
    server(() => ({ status: 400, body: { errors: { delivery: 'No courier today.', mail: 'Required' } } }))
    show()
    choose('d-0')
    press('Next')
    await vi.waitFor(() =>
      expect(document.querySelector('.field-error')?.textContent).toBe('No courier today.'),
    )
    expect(document.querySelectorAll('.field-error')).toHaveLength(1)
  })

  it('goes on where the server cannot be asked', async () => {
    fakeNetwork(() => 'offline')
    show()
    choose('d-0')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 3'))
  })

  it('takes Enter for Next, and sends what is asked for with the last step', async () => {
    const seen = server()
    const form = show()
    type('street', 'typed before')
    choose('d-1')
    form.requestSubmit()
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    type('mail', 'ada@example.com')
    form.requestSubmit()
    await vi.waitFor(() => expect(form.hidden).toBe(true))
    const body = seen.at(-1)?.body as { form: string }
    expect(JSON.parse(body.form)).toEqual({ delivery: 'Pick up', mail: 'ada@example.com' })
  })

  it('shows the step of the first field that the server does not take', async () => {
    server(({ path }) =>
      path.endsWith('Submission')
        ? { status: 400, body: { message: 'No', errors: { delivery: 'No more.' } } }
        : { body: {} },
    )
    const form = show()
    choose('d-1')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    type('mail', 'ada@example.com')
    form.requestSubmit()
    await vi.waitFor(() => expect(progress()).toBe('Step 1 of 2'))
    expect([document.activeElement?.id, document.querySelector('.field-error')?.textContent]).toEqual([
      'd-0',
      'No more.',
    ])
  })
})

describe('a step with a file', () => {
  const onWait = vi.fn()
  const photo = { id: 'photo', type: 'file', isRequired: true, settings: {} } as never
  async function open() {
    keepCrumb('good')
    FakeRequest.all = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    server()
    document.body.innerHTML =
      '<form data-form-id="f1"><p class="form-notice form-notice-above"></p><div id="step"><div data-field-id="photo"><label class="title">Photo</label><input type="file" name="photo" accept=".png"><ul class="file-list"></ul></div></div></form>'
    const form = document.querySelector('form') as HTMLFormElement
    for (const each of document.querySelectorAll<HTMLElement>('*')) each.scrollIntoView = () => undefined
    wakeFiles(form)
    chooseFiles('a.png')
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    return checkStep(form, [photo], { step: document.querySelector('#step') as HTMLElement, onWait })
  }

  it('waits for it, and does not call missing what is on its way', async () => {
    const checked = open()
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    FakeRequest.all[0]?.answer({ file: { token: 't1' } })
    expect([await checked, document.querySelector('.field-error')]).toEqual([true, null])
    expect(onWait).toHaveBeenCalledOnce()
  })

  it('says that it was not sent, and stays', async () => {
    const checked = open()
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    FakeRequest.all[0]?.answer({ message: 'Full' }, 507)
    expect(await checked).toBe(false)
    expect(document.querySelector('.field-error')?.textContent).toBe(
      'A file was not sent. Try again, or remove it.',
    )
  })

  it('says on its button that it waits, and does not wait for files of other steps', async () => {
    keepCrumb('good')
    FakeRequest.all = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    server()
    const form = show()
    const input =
      '<input type="file" name="photo" accept=".png" data-most-files="2"><ul class="file-list"></ul>'
    const photoAt = (place: string) =>
      document
        .querySelector(place)
        ?.insertAdjacentHTML('beforeend', `<div data-field-id="photo">${input}</div>`)
    photoAt('#f-s1')
    form.dispatchEvent(new Event('focusin'))
    chooseFiles('a.png')
    await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    choose('d-1')
    press('Next')
    await vi.waitFor(() => expect(document.querySelector('.form-step-next')?.textContent).toBe('Uploading'))
    expect(progress()).toBe('Step 1 of 2')
    FakeRequest.all[0]?.answer({ file: { token: 't1' } })
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
    press('Back')
    expect(document.querySelector('.form-step-next')?.textContent).toBe('Next')
    chooseFiles('b.png')
    expect(FakeRequest.all).toHaveLength(2)
    document.querySelector('#f-s3')?.append(document.querySelector('[data-field-id="photo"]') ?? '')
    press('Next')
    await vi.waitFor(() => expect(progress()).toBe('Step 2 of 2'))
  })
})
