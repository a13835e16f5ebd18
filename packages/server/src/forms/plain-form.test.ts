import { noCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let site: OpenSite
let visitor: Visitor
let formId = ''
beforeAll(async () => {
  site = await openSite({ services: { clock: () => noon } })
  visitor = await openVisitor(site.app)
  formId = await placeForm(site, [
    { id: 'name', type: 'name', title: 'Name', isRequired: true },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'more', type: 'checkbox', title: 'About', options: ['Orders', 'Classes'] },
    { id: 'words', type: 'textarea', title: 'Message' },
    { id: 'from', type: 'hidden', key: 'campaign', value: 'none' },
  ])
})
afterAll(() => site.close())

const typed = { 'name.0': 'Ada', 'more.1': 'Classes', words: 'Hello <b>you</b>' }
const second = { ...typed, words: 'Once' }
const post = (fields: Readonly<Record<string, string>>, referer = '/about?campaign=autumn') =>
  visitor.submit(
    '/api/form/SaveFormSubmission',
    { 'vt-form-id': formId, 'vt-page-path': '/about', 'vt-page-permission': '1', ...fields },
    referer,
  )
const kept = async () =>
  (await site.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows

describe('a form without a script', () => {
  it('stands on its page with all that is needed to send it', async () => {
    const page = (await visitor.get('/about')).text
    expect(page).toContain(`data-form-id="${formId}"`)
    expect(page).toContain(`name="vt-form-id" value="${formId}"`)
    expect(page).toContain('name="vt-page-permission" value="1"')
    expect(page).toMatch(/<button class="button[^>]*type="submit">Submit<\/button>/)
    expect(page).not.toContain('This form has not been configured yet.')
  })

  it.each([
    ['built-in', '', 'shop@example.com</a></p></noscript>'],
    ['hcaptcha', 'key', 'shop@example.com</a></p><noscript>'],
  ] as const)(
    'tells who cannot complete the captcha %s whom to write to',
    async (provider, siteKey, told) => {
      const known = await site.store.site.read()
      await site.store.site.save({ ...known, captcha: { ...noCaptcha, provider, siteKey } })
      const page = (await visitor.get(`/about?${provider}`)).text
      await site.store.site.save(known)
      expect(page).toContain('You cannot complete this check? Write to <a href="mailto:shop@example.com">')
      expect(page).toContain(told)
    },
  )

  it('is answered with what was typed, and with errors before the titles', async () => {
    const answer = await post({ ...typed, 'name.0': '', mail: 'nobody' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Your form has encountered a problem. Please scroll down to review.')
    expect(answer.text).toContain('Your form has encountered a problem. Please scroll up to review.')
    expect(answer.text).toMatch(
      /<legend class="title"><span class="field-error" id="form-field-1-error">Required<\/span>Name/,
    )
    expect(answer.text).toMatch(
      /<span class="field-error" id="form-field-2-error">Email is not valid[^<]*<\/span><label class="title"/,
    )
    expect(answer.text).toContain('Hello &lt;b&gt;you&lt;/b&gt;</textarea>')
    expect(answer.text).toContain('value="Classes" checked')
    expect(answer.text).toContain('value="nobody"')
    expect(await kept()).toEqual([])
  })

  it('is stored, and leads to its message and from there back', async () => {
    const answer = await post(typed)
    expect([answer.status, answer.location]).toEqual([303, `/api/form/sent?formId=${formId}&from=%2Fabout`])
    const [stored] = await kept()
    expect(stored?.page).toMatchObject({ path: '/about', permission: 1 })
    expect(stored?.values).toEqual({
      name: ['Ada', ''],
      mail: '',
      more: ['Classes'],
      words: 'Hello <b>you</b>',
      from: 'autumn',
    })
    const page = (await visitor.get(answer.location ?? '')).text
    expect(page).toContain('<p>We will write back.</p>')
    expect(page).toContain('<a href="/about">Back</a>')
  })

  it('leads nowhere else than to the site', async () => {
    for (const from of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
    ])
      expect(
        (await visitor.get(`/api/form/sent?formId=${formId}&from=${encodeURIComponent(from)}`)).text,
      ).toContain('<a href="/">Back</a>')
  })

  it('is stored once, however often its button is pressed', async () => {
    const before = (await kept()).length
    const answers = await Promise.all([post(second), post(second), post(second)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await kept()).toHaveLength(before + 1)
    expect((await post({ ...second, words: 'Twice' })).status).toBe(303)
    expect(await kept()).toHaveLength(before + 2)
  })

  it('is stored again where its owner has removed it meanwhile', async () => {
    await post({ ...second, words: 'Thrice' })
    const before = await kept()
    const sent = before.find(({ values }) => values.words === 'Thrice')
    await site.store.submissions.remove(sent?.id ?? '')
    for (const fields of [second, { ...second, words: 'Thrice' }]) await post(fields)
    expect(await kept()).toHaveLength(before.length)
  })

  it('leads to the page that its owner chose', async () => {
    const form = await site.store.forms.find(formId)
    await site.store.forms.save({
      ...form,
      settings: { ...form?.settings, redirectUrl: '/shop' },
    } as NonNullable<typeof form>)
    expect((await post(typed)).location).toBe('/shop')
  })

  it('is refused from elsewhere, and with a form that is not there', async () => {
    const before = (await kept()).length
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        accept: 'text/html',
      },
      payload: new URLSearchParams({ 'vt-form-id': formId, ...typed }).toString(),
    })
    expect(answer.statusCode).toBe(403)
    const unknown = await post({ ...typed, 'vt-form-id': 'none' })
    expect(unknown.status).toBe(404)
    expect(unknown.text).toContain('<p role="alert">This form has not been configured yet.</p>')
    expect((await kept()).length).toBe(before)
  })

  it('takes the last of inputs that come twice, and not thousands of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']))
    expect((await post({ ...typed, ...many })).status).toBeGreaterThanOrEqual(400)
  })
})
