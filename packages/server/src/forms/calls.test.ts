import { noCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let nowMs = noon
let site: OpenSite
let visitor: Visitor
let formId = ''
beforeEach(async () => {
  nowMs = noon
  site = await openSite({ services: { clock: () => nowMs } })
  visitor = await openVisitor(site.app)
  formId = await placeForm(site, fields)
})
afterEach(() => site.close())

const fields = [
  { id: 'name', type: 'name', title: 'Name', isRequired: true },
  { id: 'mail', type: 'email', title: 'Email', isRequired: true },
  { id: 'more', type: 'checkbox', title: 'About', options: ['Orders', 'Classes'] },
  { id: 'words', type: 'textarea', title: 'Message', maxLength: 20 },
  { id: 'from', type: 'hidden', key: 'campaign', value: 'none' },
] as const
const right = { name: ['Ada', 'Byron'], mail: 'ada@example.com', more: ['Orders'], words: 'Hello' }

const keyFor = async (id = formId, by = visitor) =>
  ((await by.send('POST', '/api/form/FormSubmissionKey', { formId: id })).json as { key: string }).key
const send = async (values: unknown, more: object = {}, by = visitor) =>
  by.send('POST', '/api/form/SaveFormSubmission', {
    formId,
    key: await keyFor(),
    form: typeof values === 'string' ? values : JSON.stringify(values),
    ...more,
  })
const kept = async () =>
  (await site.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows
const mails = async () => (await site.store.mail.countUnsent()).waiting

describe('a form on a page behind a password', () => {
  it('takes nothing from who does not stand behind it, and no more of a page that is hidden', async () => {
    expect((await send(right)).status).toBe(200)
    const key = await keyFor()
    for (const change of [{ isPasswordProtected: true, passwordHash: 'x' }, { isEnabled: false }]) {
      await site.store.collections.save({ ...site.page, ...change })
      await site.store.site.raiseRevision()
      nowMs += 2_000
      const body = { formId, key, form: JSON.stringify(right) }
      expect((await visitor.send('POST', '/api/form/SaveFormSubmission', body)).status).toBe(404)
    }
    expect(await kept()).toHaveLength(1)
  })
})

describe('a form that is sent', () => {
  it('is stored with its page and a mail to be written, and is acknowledged', async () => {
    const page = {
      pageTitle: 'About',
      pageId: 'p1',
      contentSource: 'c',
      pagePath: '/about',
      pagePermissionTypeValue: 1,
    }
    const answer = await send(right, page)
    expect([answer.status, answer.json]).toEqual([200, {}])
    expect(await kept()).toMatchObject([
      {
        formId,
        formName: 'Write to us',
        values: { ...right, from: 'none' },
        email: 'ada@example.com',
        page: { title: 'About', id: 'p1', source: 'c', path: '/about', permission: 1 },
        isRead: false,
        isSpam: false,
      },
    ])
    expect(await mails()).toBe(1)
  })

  it('is refused with words for its fields, and nothing is kept', async () => {
    const answer = await send({ name: ['', ''], mail: 'nobody', more: ['Cats'], words: 'x'.repeat(21) })
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({
      message: 'One or more fields is invalid, please check your entries.',
      error: 'One or more fields is invalid, please check your entries.',
      errors: {
        name: 'Required',
        mail: 'Email is not valid. Email addresses should follow the format name@example.com.',
        more: 'Please choose among the options.',
        words: 'You have exceeded the character limit.',
      },
    })
    expect([await kept(), await mails()]).toEqual([[], 0])
  })

  it.each(['nonsense', '[]', '{"mail":', 'null', '', { name: 'Ada' }, 7, null, 'x'.repeat(200_001)])(
    'cannot be read from %j',
    async (sent) => {
      const answer = await send('', { form: sent })
      const error = 'Could not parse the form fields, please check your entries.'
      expect([answer.status, answer.json]).toEqual([400, { message: error, error }])
    },
  )

  it.each([
    [{ ...right, other: 'x' }],
    [{ ...right, mail: { a: [1] } }],
    [Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']))],
  ])('is refused with fields that it does not have', async (values) => {
    const answer = await send(values)
    const error = 'One or more fields is invalid, please check your entries.'
    expect([answer.status, answer.json]).toEqual([400, { message: error, error }])
    expect(await kept()).toEqual([])
  })

  it('is refused when it is a megabyte long', async () => {
    expect((await send({ ...right, words: 'x'.repeat(1_000_000) })).status).toBe(413)
    expect((await send({ ...right, words: 'x'.repeat(210_000) })).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('keeps what is hostile as the text that it is', async () => {
    const hostile = { ...right, words: '<script>1</script>', name: ['=1+1', '{"a":1}'] }
    expect((await send(hostile)).status).toBe(200)
    expect(await kept()).toMatchObject([{ values: hostile }])
  })

  it('is spam where a machine filled in the hidden field, and nobody is told', async () => {
    expect((await send(right, { website: 'https://a.example' })).status).toBe(200)
    const spam = { score: 10, signs: ['hidden-field'] }
    expect([await kept(), await mails()]).toMatchObject([[{ isSpam: true, spam }], 0])
  })

  it.each(['none', ''])('is not known by the id %j', async (unknown) => {
    const answer = await send(right, { formId: unknown || undefined })
    const error = 'This form has not been configured yet.'
    expect([answer.status, answer.json]).toEqual([404, { message: error, error }])
  })

  it('is not known any more when its block is gone, and its settings come back with it', async () => {
    const form = await site.store.forms.find(formId)
    await site.store.forms.save({ ...form, settings: { ...form?.settings, notifies: false } } as NonNullable<
      typeof form
    >)
    const layout = await site.store.layouts.find({ kind: 'collection', id: site.page.id })
    await site.store.layouts.save(
      { kind: 'collection', id: site.page.id },
      { layout: { raw: false, layout: { columns: 12, rows: [] } }, updatedAtMs: noon },
    )
    expect((await send(right)).status).toBe(404)
    await site.store.layouts.save(
      { kind: 'collection', id: site.page.id },
      layout as NonNullable<typeof layout>,
    )
    expect((await send(right)).status).toBe(200)
    expect(await mails()).toBe(0)
  })

  it('is slowed down when many come from one network', async () => {
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1) answers.push((await send(right)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    const last = await send(right)
    const error = 'Unable to submit form. Submission rate limit exceeded. Please try again later.'
    expect([last.status, last.json]).toEqual([429, { message: error, error }])
    nowMs += 700_000
    expect((await send(right)).status).toBe(200)
  })

  it('asks for the captcha of the site, unless its owner does without', async () => {
    await site.store.site.save({
      ...(await site.store.site.read()),
      captcha: { ...noCaptcha, provider: 'built-in' },
    })
    nowMs += 2_000
    const answer = await send(right)
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { error: 'Complete CAPTCHA before submitting.' },
    ])
    const form = await site.store.forms.find(formId)
    await site.store.forms.save({
      ...form,
      settings: { ...form?.settings, asksForCaptcha: false },
    } as NonNullable<typeof form>)
    expect((await send(right)).status).toBe(200)
  })
})

describe('the key of a submission', () => {
  const error = 'Error processing form submission. Please reload and try again.'
  const foreign = 'Unable to submit form. Please try again later.'

  it('is written as clients know it', async () => {
    expect(await keyFor()).toMatch(/^1:\d{10}:[\w.-]+$/)
  })

  it('is had with an empty body, whatever its kind', async () => {
    const headers = {
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      cookie: [...visitor.cookies].map((each) => each.join('=')).join('; '),
      host: 'localhost:80',
    }
    const kinds = ['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded']
    for (const more of [{}, ...kinds.map((kind) => ({ 'content-type': kind }))]) {
      const url = '/api/form/FormSubmissionKey'
      const sent = { headers: { ...headers, ...more }, payload: '' }
      const answer = await site.app.inject({ method: 'POST', url, ...sent })
      expect((await send(right, { key: answer.json().key })).status).toBe(200)
    }
  })

  it('is needed', async () => {
    const answer = await send(right, { key: undefined })
    expect([answer.status, answer.json]).toEqual([400, { message: error, error }])
  })

  it('is taken once', async () => {
    const key = await keyFor()
    expect((await send(right, { key })).status).toBe(200)
    const again = await send({ ...right, words: 'Hello again' }, { key })
    expect([again.status, again.json]).toEqual([400, { message: error, error }])
    expect(await kept()).toHaveLength(1)
  })

  it('answers who sends the same with it again, as after an answer that got lost, and keeps and tells nothing more', async () => {
    const key = await keyFor()
    const answers = [await send(right, { key }), await send(right, { key })]
    expect(answers.map(({ status, json }) => [status, json])).toEqual([0, 1].map(() => [200, {}]))
    expect([await kept(), await mails()]).toMatchObject([[{ values: right }], 1])
    const other = await send({ ...right, words: 'Else' }, { key })
    const first = await send(right, { key })
    expect([other.status, first.status, (await kept()).length]).toEqual([400, 200, 1])
  })

  it('is taken once even by many at the same moment', async () => {
    const key = await keyFor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(right, { key })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(await kept()).toHaveLength(1)
  })

  it('is not used up by what was refused', async () => {
    const key = await keyFor()
    expect((await send({ ...right, mail: '' }, { key })).status).toBe(400)
    expect((await send(right, { key })).status).toBe(200)
  })

  it('holds for an hour', async () => {
    const key = await keyFor()
    nowMs += 3_600_000
    expect((await send(right, { key })).status).toBe(200)
    const late = await keyFor()
    nowMs += 3_601_000
    const answer = await send(right, { key: late })
    expect([answer.status, answer.json]).toEqual([400, { message: error, error }])
  })

  it('of another session, another form or of somebody who made it up is not taken', async () => {
    const key = await keyFor()
    const stranger = await openVisitor(site.app)
    const keys = [
      await keyFor(formId, stranger),
      await keyFor('other'),
      key.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      key.replace(/^1:(\d+)/, (_, at) => `1:${Number(at) + 9}`),
      'x',
    ]
    for (const wrong of keys) {
      const answer = await send(right, { key: wrong })
      expect([answer.status, answer.json]).toEqual([401, { message: foreign, error: foreign }])
    }
    expect(await kept()).toEqual([])
  })

  it('of another site is not taken', async () => {
    const other = await openSite({ services: { secret: site.services.secret, clock: () => nowMs } })
    const elsewhere = await openVisitor(other.app)
    const key = await keyFor(formId, elsewhere)
    await other.close()
    expect((await send(right, { key })).status).toBe(401)
  })
})

describe('checking a form', () => {
  const check = (values: object, id = formId) =>
    visitor.send('POST', `/api/rest/forms/validate/${id}`, values)

  it('says what is wrong by field, and stores nothing', async () => {
    expect((await check(right)).json).toEqual({})
    expect([(await check({})).status, (await check({})).json]).toMatchObject([
      400,
      { errors: { name: 'Required', mail: 'Required' } },
    ])
    expect((await check(right, 'none')).status).toBe(404)
    expect(await kept()).toEqual([])
  })
})

describe('the schema of forms', () => {
  it('names every type with its editable properties', async () => {
    const { json } = await visitor.get('/api/template/GetTemplateSchema?type=form')
    const types = (json as { fields: { type: string; properties: object }[] }).fields
    expect(types).toHaveLength(19)
    expect(types.find(({ type }) => type === 'phone')?.properties).toEqual({
      title: '',
      description: '',
      showCountryCode: false,
      required: false,
    })
    expect((await visitor.get('/api/template/GetTemplateSchema?type=other')).status).toBe(404)
  })

  it('begins amounts with the sign of the currency that the site sells in', async () => {
    const now = await site.store.site.read()
    await site.store.transaction((tables) =>
      tables.site.save({ ...now, store: { ...now.store, currency: 'EUR' } }),
    )
    const { json } = await visitor.get('/api/template/GetTemplateSchema?type=form')
    const types = (json as { fields: { type: string; properties: object }[] }).fields
    expect(types.find(({ type }) => type === 'currency')?.properties).toMatchObject({ currencySymbol: '€' })
  })
})
