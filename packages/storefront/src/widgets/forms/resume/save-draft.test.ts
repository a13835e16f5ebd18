import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, fakeNetwork } from '../../../testing/fake-network.ts'
import { wake } from '../island.ts'

const fields = [
  { id: 'name', type: 'text', isRequired: true },
  { id: 'word', type: 'password' },
]
const link = 'https://a.example/api/form/resume?form=f1&token=t1'

function show(): HTMLFormElement {
  document.body.innerHTML = `<form class="form-block-form" id="f" data-form-id="f1"><p class="form-notice form-notice-above"></p><div class="field-list"><div data-field-id="name"><label class="title" for="n">Name</label><input id="n" name="name"></div><input type="password" name="word"></div><div class="form-button-wrapper"><button type="submit">Send</button><button type="submit" data-form-save formaction="/api/form/SaveDraft">Save and go on later</button><input type="hidden" name="vt-draft" value=""></div></form>`
  const form = document.querySelector('form') as HTMLFormElement
  form.dataset.fields = JSON.stringify(fields)
  wake(form)
  return form
}
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLButtonElement
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const told = () => document.querySelector('.form-saved-told')?.textContent
const save = async (answer: Answer = { body: { token: 't1', link, sendsMail: true } }) => {
  const seen = fakeNetwork(() => answer)
  const form = show()
  input('name').value = 'Ada'
  input('word').value = 'hush'
  form.requestSubmit(button('Save and go on later'))
  await vi.waitFor(() => expect(document.querySelector('.form-saved')).not.toBeNull())
  return seen
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('saving a form for later', () => {
  it('sends what was filled in, but no passwords, and shows its link', async () => {
    const seen = await save()
    expect(seen).toMatchObject([{ path: '/api/form/SaveDraft', body: { formId: 'f1', token: '' } }])
    expect(seen[0]?.body).toMatchObject({ form: JSON.stringify({ name: 'Ada' }) })
    expect(document.activeElement?.textContent).toBe('Your answers are saved')
    expect(document.querySelector<HTMLInputElement>('#f-saved-link')?.value).toBe(link)
    expect(input('vt-draft').value).toBe('t1')
  })

  it('copies the link, or says that it is marked', async () => {
    await save()
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => copied.push(text) },
      cookieEnabled: true,
    })
    button('Copy the link').click()
    await vi.waitFor(() => expect(told()).toBe('The link is copied.'))
    expect(copied).toEqual([link])
    vi.stubGlobal('navigator', { cookieEnabled: true })
    button('Copy the link').click()
    await vi.waitFor(() => expect(told()).toBe('Please copy the link yourself: it is marked.'))
  })

  it('mails the link of the same draft, by Enter too, without sending the form', async () => {
    const seen = await save()
    const address = document.querySelector<HTMLInputElement>('#f-saved-mail') as HTMLInputElement
    address.value = 'ada@example.com'
    const enter = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true })
    address.dispatchEvent(enter)
    await vi.waitFor(() => expect(told()).toBe('The link is on its way to you.'))
    expect([enter.defaultPrevented, seen[1]?.body]).toMatchObject([
      true,
      { token: 't1', email: 'ada@example.com' },
    ])
  })

  it('offers no mail where none goes out', async () => {
    await save({ body: { token: 't1', link, sendsMail: false } })
    expect(document.querySelector<HTMLInputElement>('#f-saved-link')?.value).toBe(link)
    expect(document.querySelector('.form-saved')?.textContent).not.toContain('Mail me the link')
    button('Copy the link').click()
    await vi.waitFor(() => expect(told()).not.toBe(''))
  })

  it('says why nothing was saved', async () => {
    await save({ status: 429, body: { message: 'This was asked for too often. Please try again later.' } })
    expect(document.querySelector('.form-saved')?.textContent).toBe(
      'This was asked for too often. Please try again later.',
    )
  })
})
