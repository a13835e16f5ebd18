import { createHmac, generateKeyPairSync, verify } from 'node:crypto'
import type { WrittenTarget } from '@vitrine/domain/forms/targets/check-target'
import { emptySettings, type TargetSettings } from '@vitrine/domain/forms/targets/form-target'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openTargetStandIn, type TargetStandIn } from '../../testing/target-stand-in.ts'
import { translator } from '../../testing/translate.ts'
import type { Visitor } from '../../testing/visit.ts'

let service: TargetStandIn
let shop: OpenShop
let owner: Visitor
let formId: string
beforeEach(async () => {
  service = await openTargetStandIn()
  const site = { contactEmail: 'owner@home.example', homeOrigin: 'https://home.example' }
  shop = await openShop({ site, formTargetDesk: service.desk })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const [page] = await shop.store.collections.list()
  if (!page) throw new Error('There is no page')
  formId = await placeForm({ store: shop.store, page }, [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'news', type: 'checkbox', title: 'News', options: ['Letters'] },
    { id: 'words', type: 'textarea', title: 'Message' },
  ])
})
afterEach(async () => {
  await shop.close()
  await service.close()
})

interface Added {
  readonly target: { readonly id: string }
  readonly secret: string | null
}

async function add(kind: WrittenTarget['kind'], settings: Partial<TargetSettings>, key = ''): Promise<Added> {
  const body = { kind, name: 'Ours', settings: { ...emptySettings, ...settings }, key }
  const answer = await owner.send('POST', `/api/panel/forms/${formId}/targets`, body)
  expect(answer.json).toMatchObject({ target: { kind } })
  return answer.json as Added
}

async function send(
  more: Readonly<Record<string, unknown>> = {},
  body: object = {},
  prefix = '',
): Promise<void> {
  const visitor = await shop.visitor()
  const { json } = await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })
  const { key } = json as { key: string }
  const form = { name: ['Ada', 'Byron'], mail: 'ada@example.com', words: '=Hello', ...more }
  const sent = { formId, key, form: JSON.stringify(form), ...body }
  expect((await visitor.send('POST', `${prefix}/api/form/SaveFormSubmission`, sent)).status).toBe(200)
}

interface Log {
  readonly deliveries: readonly { readonly id: string; readonly state: string }[]
}
const logOf = async ({ target }: Added) =>
  ((await owner.get(`/api/panel/form-targets/${target.id}/deliveries`)).json as Log).deliveries

const hook = () => add('webhook', { url: `${service.url}/hook` })
const bodies = () => service.sent.map(({ body }) => JSON.parse(body) as { data: { id: string } })

describe('a webhook', () => {
  it('is posted what was sent, signed by the secret that was shown once', async () => {
    const { target, secret } = await hook()
    await send()
    await shop.runJobs()
    const [came] = service.sent
    expect(bodies()).toMatchObject([{ type: 'form.submitted', data: { formId, email: 'ada@example.com' } }])
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': said } = came?.headers ?? {}
    const key = Buffer.from((secret ?? '').slice('whsec_'.length), 'base64')
    const signed = createHmac('sha256', key).update(`${id}.${seconds}.${came?.body}`).digest('base64')
    expect(said).toBe(`v1,${signed}`)
    expect(JSON.stringify((await owner.get(`/api/panel/forms/${formId}/targets`)).json)).not.toContain(
      'whsec',
    )
    expect(JSON.stringify(await shop.store.formTargets.find(target.id))).not.toContain('whsec')
    expect(await logOf({ target, secret })).toMatchObject([
      { state: 'delivered', isTest: false, tries: [{ status: 200, message: '{"ok":true}' }] },
    ])
  })

  it.each(['https://192.168.1.7/hook', 'https://[::1]/hook', 'https://localhost/hook'])(
    'at %s, which the installation does not open, is refused when it is saved',
    async (url) => {
      Object.assign(service.desk, { isOpened: null })
      const body = { kind: 'webhook', name: 'Ours', settings: { ...emptySettings, url }, key: '' }
      const refused = await owner.send('POST', `/api/panel/forms/${formId}/targets`, body)
      expect([refused.status, refused.json]).toMatchObject([
        400,
        { errors: { 'settings.url': 'The address is not on the public internet.' } },
      ])
    },
  )

  it('is tried again with the same id until it answers well', async () => {
    const added = await hook()
    service.answer = () => ({ status: 503, text: 'Not now' })
    await send()
    await shop.runJobs()
    expect(await logOf(added)).toMatchObject([
      { state: 'waiting', tries: [{ status: 503, message: 'Not now' }] },
    ])
    service.answer = () => 'silence'
    shop.clock.nowMs += 6_000
    await shop.runJobs()
    service.answer = () => ({ status: 204, text: '' })
    shop.clock.nowMs += 3_600_000
    await shop.runJobs()
    expect(await logOf(added)).toMatchObject([
      { state: 'delivered', tried: 3, tries: [{ status: 204 }, { status: null }, { status: 503 }] },
    ])
    expect(new Set(service.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await shop.runJobs()
    expect(service.sent).toHaveLength(3)
  })

  it('is not led elsewhere, and rests after three failures while others go on', async () => {
    const added = await hook()
    service.answer = () => ({ status: 302, text: '' })
    await send()
    await send()
    await send()
    await shop.runJobs()
    expect(service.sent.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
    await send()
    await shop.runJobs()
    expect(service.sent).toHaveLength(3)
    service.answer = () => ({ status: 200, text: '' })
    shop.clock.nowMs += 3_600_000
    await shop.runJobs()
    expect((await logOf(added)).map(({ state }) => state)).toEqual(Array(4).fill('delivered'))
  })

  it('is given up after a day, switched off after three, and the owner is told; then it is sent again', async () => {
    const added = await hook()
    service.answer = () => ({ status: 500, text: '' })
    for (let day = 0; day < 4; day += 1) {
      await send()
      for (let hour = 0; hour < 27; hour += 1) {
        shop.clock.nowMs += 3_600_000
        await shop.runJobs()
      }
    }
    const log = await logOf(added)
    expect(log.map(({ state }) => state)).toEqual(Array(4).fill('failed'))
    expect((await owner.get(`/api/panel/forms/${formId}/targets`)).json).toMatchObject({
      targets: [{ isOn: false, offReason: 'failing' }],
    })
    const mails = await keptMail(shop.store)
    expect(mails.find(({ subject }) => subject === 'Ours was switched off')?.text).toContain(
      `https://home.example/config/forms/${formId}/targets`,
    )
    const before = service.sent.length
    await send()
    await shop.runJobs()
    expect(service.sent).toHaveLength(before)

    service.answer = () => ({ status: 200, text: '' })
    const settings = { ...emptySettings, url: `${service.url}/hook` }
    const updatedAtMs = (await shop.store.formTargets.find(added.target.id))?.updatedAtMs
    const on = { name: 'Ours', settings, key: '', isOn: true, updatedAtMs }
    await signInAs(owner, shop.store, ['admin'])
    expect((await owner.send('PUT', `/api/panel/form-targets/${added.target.id}`, on)).status).toBe(200)
    const again = await owner.send('POST', `/api/panel/form-deliveries/${log[0]?.id}/again`, {})
    expect(again.status).toBe(200)
    await shop.runJobs()
    expect((await logOf(added))[0]).toMatchObject({ id: log[0]?.id, state: 'delivered' })
    expect(service.sent.at(-1)?.headers['webhook-id']).toBe(log[0]?.id)
  })

  it('that rests and took nothing for three days is switched off by what waited too long, and the owner is told', async () => {
    const { target } = await hook()
    await send()
    const nowMs = shop.clock.nowMs + 40 * 3_600_000
    const known = await shop.store.formTargets.find(target.id)
    if (!known) throw new Error('There is no target')
    const failingSinceMs = nowMs - 73 * 3_600_000
    const health = { ...known.health, failures: 80, failingSinceMs, restsUntilMs: nowMs + 60_000 }
    await shop.store.transaction(({ formTargets }) => formTargets.save({ ...known, health }))
    shop.clock.nowMs = nowMs
    await shop.runJobs()
    await shop.runJobs()
    expect(service.sent).toEqual([])
    expect(await shop.store.formTargets.find(target.id)).toMatchObject({
      isOn: false,
      health: { ...health, offReason: 'failing' },
    })
    const told = (await keptMail(shop.store)).filter(({ subject }) => subject === 'Ours was switched off')
    expect(told).toHaveLength(1)
  })

  it('gets again all that was given up, however much that is, and nothing while it is off', async () => {
    const { target } = await hook()
    await send()
    const [first] = await shop.store.formDeliveries.ofTarget(target.id, 1)
    if (!first) throw new Error('There is no delivery')
    await shop.runJobs()
    const of = (id: string, state: 'failed' | 'delivered', place: number) => ({
      ...{ ...first, id, state, jobId: '', nextAtMs: null, tried: 8 },
      createdAtMs: first.createdAtMs - place,
    })
    const others = Array.from({ length: 220 }, (_, place) => of(`d${place}`, 'delivered', place))
    const test = { ...of('test', 'failed', 0), submissionId: '' }
    const failed = [of('newest', 'failed', 0), of('old', 'failed', 300), of('oldest', 'failed', 301)]
    await shop.store.transaction(async ({ formDeliveries }) => {
      for (const each of [...others, test, ...failed]) await formDeliveries.save(each)
    })
    service.sent.length = 0
    shop.clock.nowMs += 1
    const path = `/api/panel/form-targets/${target.id}/again`
    const switchTo = (isOn: boolean) =>
      shop.store.transaction(async ({ formTargets }) => {
        const known = await formTargets.lock(target.id)
        if (known) await formTargets.save({ ...known, isOn })
      })
    await switchTo(false)
    expect((await owner.send('POST', path, {})).status).toBe(409)
    await switchTo(true)
    expect((await owner.send('POST', path, {})).status).toBe(200)
    await shop.runJobs()
    await shop.runJobs()
    expect(service.sent.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual([
      'newest',
      'old',
      'oldest',
    ])
    expect(await shop.store.formDeliveries.find('test')).toMatchObject({ state: 'failed' })
  })

  it('that answers 410 gets nothing more', async () => {
    await hook()
    service.answer = () => ({ status: 410, text: '' })
    await send()
    await shop.runJobs()
    expect((await owner.get(`/api/panel/forms/${formId}/targets`)).json).toMatchObject({
      targets: [{ isOn: false, offReason: 'gone' }],
    })
  })

  it('is signed by the secret before, too, for a day after there is a new one', async () => {
    const { target } = await hook()
    const rotated = await owner.send('POST', `/api/panel/form-targets/${target.id}/secret`, {})
    expect(rotated.json).toMatchObject({ secret: expect.stringMatching(/^whsec_/) })
    await send()
    await shop.runJobs()
    shop.clock.nowMs += 86_400_001
    await send()
    await shop.runJobs()
    const signatures = service.sent.map(
      ({ headers }) => String(headers['webhook-signature']).split(' ').length,
    )
    expect(signatures).toEqual([2, 1])
  })

  it('is told of spam when it is called none, by one or among many, and then once', async () => {
    await hook()
    await send({}, { website: 'x' })
    await send({}, { website: 'x' })
    await shop.runJobs()
    expect(service.sent).toEqual([])
    const { rows } = (await owner.get('/api/panel/form-submissions?f=spam:is:yes')).json as {
      rows: readonly { readonly id: string }[]
    }
    const [one, other] = rows.map(({ id }) => id)
    const mark = (isSpam: boolean) => owner.send('PUT', `/api/panel/form-submissions/${one}`, { isSpam })
    await mark(true)
    for (const isSpam of [false, true, false]) await mark(isSpam)
    await shop.runJobs()
    expect(bodies().map(({ data }) => data.id)).toEqual([one])
    const act = { selection: { ids: [one, other] }, input: {}, isDryRun: false }
    await owner.send('POST', '/api/panel/form-submissions/acts/no-spam', act)
    await shop.runJobs()
    await shop.runJobs()
    expect(bodies().map(({ data }) => data.id)).toEqual([one, other])
  })

  it('gets nothing of a submission that was called spam before its turn came', async () => {
    const added = await hook()
    await send()
    const [row] = (await shop.store.submissions.list(inbox)).rows
    await owner.send('PUT', `/api/panel/form-submissions/${row?.id}`, { isSpam: true })
    await shop.runJobs()
    expect(service.sent).toEqual([])
    const [delivery] = await logOf(added)
    expect(delivery).toMatchObject({ state: 'failed' })
    await owner.send('PUT', `/api/panel/form-submissions/${row?.id}`, { isSpam: false })
    await owner.send('POST', `/api/panel/form-deliveries/${delivery?.id}/again`, {})
    await shop.runJobs()
    expect(bodies().map(({ data }) => data.id)).toEqual([row?.id])
  })

  it('gets no spam, no submission that was removed before, and a test once', async () => {
    const added = await hook()
    await send({}, { website: 'x' })
    await send()
    const [row] = (await shop.store.submissions.list(inbox)).rows.filter(({ isSpam }) => !isSpam)
    await shop.store.transaction((tables) => tables.submissions.remove(row?.id ?? ''))
    await shop.runJobs()
    expect(service.sent).toEqual([])
    service.answer = () => ({ status: 500, text: 'Broken' })
    const path = `/api/panel/form-targets/${added.target.id}/test`
    expect((await owner.send('POST', path, {})).json).toMatchObject({ delivery: { isTest: true } })
    await shop.runJobs()
    shop.clock.nowMs += 86_400_000
    await shop.runJobs()
    expect(bodies()).toMatchObject([{ data: { isTest: true, email: 'owner@home.example' } }])
    expect(await logOf(added)).toMatchObject([{ state: 'failed', isTest: true }])
    expect(await shop.store.formTargets.find(added.target.id)).toMatchObject({ health: { failures: 0 } })
  })
})

const inbox = {
  words: [],
  tests: [],
  sort: { key: 'created', isDescending: true },
  start: null,
  limit: 50,
}

describe('other targets', () => {
  it('an automation service is told names and texts', async () => {
    await add('automation', { url: `${service.url}/catch` })
    await send()
    await shop.runJobs()
    expect(bodies()).toMatchObject([{ 'answer: Name': 'Ada Byron', 'answer: Message': '=Hello' }])
  })

  it('mail goes to each address, and again where its owner has it sent again', async () => {
    const added = await add('mail', { addresses: ['one@home.example', 'two@home.example'] })
    await send()
    await shop.runJobs()
    const [delivery] = await logOf(added)
    const told = async () => (await keptMail(shop.store)).map(({ to }) => to).toSorted()
    const owners = 'owner@home.example'
    expect(await told()).toEqual(['one@home.example', owners, 'two@home.example'])
    shop.clock.nowMs += 60_000
    await owner.send('POST', `/api/panel/form-deliveries/${delivery?.id}/again`, {})
    await shop.runJobs()
    const each = ['one@home.example', 'two@home.example']
    expect(await told()).toEqual([...each, ...each, owners].toSorted())
  })

  it('Mailchimp adds who ticked the box, and asks them to confirm', async () => {
    const consent = { consentField: 'news', consentChoice: 'Letters' }
    const key = `${'ab'.repeat(16)}-us21`
    const { target } = await add('mailchimp', { listId: 'a1b2c3d4e5', ...consent }, key)
    expect(JSON.stringify(await shop.store.formTargets.find(target.id))).not.toContain(key)
    await send()
    await send({ news: ['Letters'] })
    await shop.runJobs()
    expect(service.sent).toMatchObject([
      {
        method: 'PUT',
        // MD5 of ada@example.com
        path: '/us21/3.0/lists/a1b2c3d4e5/members/3e3417d7ef77d5932a6734b916515ed5?skip_merge_validation=true',
        headers: { authorization: `Basic ${Buffer.from(`vitrine:${key}`).toString('base64')}` },
      },
    ])
    expect(bodies()).toEqual([
      {
        email_address: 'ada@example.com',
        status_if_new: 'pending',
        merge_fields: { FNAME: 'Ada', LNAME: 'Byron' },
      },
    ])
  })

  it('the newsletter of the site asks who ticked the box, and brings nobody back by an old submission', async () => {
    const consent = { consentField: 'news', consentChoice: 'Letters' }
    const added = await add('newsletter', { ...consent })
    await send()
    await send({ news: ['Letters'] })
    await shop.runJobs()
    expect(await logOf(added)).toMatchObject([
      { state: 'delivered', tries: [{ message: 'They were asked by mail to confirm.' }] },
    ])
    const [subscriber] = await shop.store.subscribers.ofAddress('ada@example.com')
    expect(subscriber).toMatchObject({
      state: 'waiting',
      source: 'form',
      consent: { text: 'News: Letters', pagePath: '' },
    })
    if (!subscriber) throw new Error('Nobody is on the list')
    const gone = { ...subscriber, state: 'unsubscribed', refusedAtMs: shop.clock.nowMs } as const
    await shop.store.transaction((tables) => tables.subscribers.save(gone))
    shop.clock.nowMs += 7_200_000
    const [delivery] = await logOf(added)
    await owner.send('POST', `/api/panel/form-deliveries/${delivery?.id}/again`, {})
    await shop.runJobs()
    expect((await logOf(added))[0]).toMatchObject({
      tries: [{ message: 'They said no to this list before, and are not put on it again.' }, {}],
    })
    expect(await shop.store.subscribers.ofAddress('ada@example.com')).toMatchObject([
      { state: 'unsubscribed' },
    ])
  })

  it('the newsletter of the site asks in the language that the form was read in', async () => {
    const site = await shop.store.site.read()
    const german = { code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }
    await shop.store.site.save({ ...site, languages: [german] })
    // Pages look for a newer revision once in a while.
    shop.clock.nowMs += 2_000
    await add('newsletter', { consentField: 'news', consentChoice: 'Letters' })
    await send({ news: ['Letters'] }, {}, '/de')
    await send({ news: ['Letters'], mail: 'bea@example.com' })
    await shop.runJobs()
    const languages = ['ada@example.com', 'bea@example.com'].map(
      async (email) => (await shop.store.subscribers.ofAddress(email))[0]?.language,
    )
    expect(await Promise.all(languages)).toEqual(['de-DE', 'en-US'])
  })

  it('the newsletter calls nobody by what is no name', async () => {
    await add('newsletter', { consentField: 'news', consentChoice: 'Letters' })
    await send({ news: ['Letters'], name: ['', ''], words: 'Twenty kilograms of blue tiles' })
    await shop.runJobs()
    expect(await shop.store.subscribers.ofAddress('ada@example.com')).toMatchObject([{ name: '' }])
  })

  it('the newsletter hears a box that was translated, in the words that were read', async () => {
    const translates = await translator(shop)
    await translates.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
    await translates.translate('de-DE', 'page', formId.replace('-contact', ''), {
      'block:contact:fields:2:title': 'Neues',
      'block:contact:fields:2:option:Letters': 'Briefe',
    })
    shop.clock.nowMs += 2_000
    await add('newsletter', { consentField: 'news', consentChoice: 'Letters' })
    await send({ news: ['Briefe'] }, {}, '/de')
    await send({ news: [], mail: 'bea@example.com' }, {}, '/de')
    await shop.runJobs()
    expect(await shop.store.subscribers.ofAddress('bea@example.com')).toEqual([])
    expect(await shop.store.subscribers.ofAddress('ada@example.com')).toMatchObject([
      { consent: { text: 'Neues: Briefe' }, language: 'de-DE' },
    ])
  })

  it('Listmonk is asked as its own sign-up form asks', async () => {
    const consent = { consentField: 'news', consentChoice: 'Letters' }
    const listId = '13e4a0b8-7d3a-4a5e-9d52-8b1b6c1f2a3d'
    await add('listmonk', { url: `${service.url}/lists/`, listId, ...consent })
    await send({ news: ['Letters'] })
    await shop.runJobs()
    expect(service.sent[0]?.path).toBe('/lists/api/public/subscription')
    expect(bodies()).toEqual([{ email: 'ada@example.com', name: 'Ada Byron', list_uuids: [listId] }])
  })

  it('a spreadsheet gets a row by a service account that signs for itself', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    const key = JSON.stringify({ client_email: 'bot@p.example', private_key: pem, token_uri: 'http://evil' })
    await add('google-sheets', { listId: 's'.repeat(44), sheetName: "Ada's" }, key)
    await send()
    await shop.runJobs()
    await send()
    await shop.runJobs()
    const sheet = `/v4/spreadsheets/${'s'.repeat(44)}/values/${encodeURIComponent("'Ada''s'!A1")}`
    expect(service.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /token',
      `PUT ${sheet}?valueInputOption=RAW`,
      `POST ${sheet}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
      'POST /token',
      `POST ${sheet}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
    ])
    const assertion = new URLSearchParams(service.sent[0]?.body).get('assertion') ?? ''
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'bot@p.example',
      aud: service.desk.googleTokenUrl,
    })
    const signed = Buffer.from(`${head}.${claims}`)
    expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(service.sent[2]?.headers.authorization).toBe('Bearer the-token')
    expect(JSON.parse(service.sent[1]?.body ?? '')).toEqual({
      values: [['Date', 'Submission', 'Page', 'Name', 'Email', 'News', 'Message']],
    })
    expect(JSON.parse(service.sent[2]?.body ?? '').values[0].slice(3)).toEqual([
      'Ada Byron',
      'ada@example.com',
      '',
      '=Hello',
    ])
  })
})

describe('the calls of targets', () => {
  it('refuse what cannot be right, and whom it is none of their business', async () => {
    const path = `/api/panel/forms/${formId}/targets`
    const body = { kind: 'webhook', name: '', settings: { ...emptySettings, url: 'ftp://x' }, key: '' }
    expect((await owner.send('POST', path, body)).json).toMatchObject({
      errors: { name: 'Give it a name.', 'settings.url': expect.any(String) },
    })
    expect((await owner.get('/api/panel/forms/none/targets')).status).toBe(404)
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['storeManager'])
    expect((await editor.get(path)).status).toBe(403)
    shop.clock.nowMs += 6 * 60_000
    expect((await owner.send('POST', path, body)).json).toMatchObject({ needs: 'confirmation' })
  })

  it('change nothing that somebody else has changed meanwhile', async () => {
    const { target } = await hook()
    const body = { name: 'Theirs', settings: { ...emptySettings, url: service.url }, key: '', isOn: false }
    const path = `/api/panel/form-targets/${target.id}`
    expect((await owner.send('PUT', path, { ...body, updatedAtMs: 1 })).status).toBe(409)
    const { updatedAtMs } = (await shop.store.formTargets.find(target.id)) ?? {}
    expect((await owner.send('PUT', path, { ...body, updatedAtMs })).json).toMatchObject({
      target: { name: 'Theirs', isOn: false, hasKey: true },
    })
  })

  it('are written down, without secrets, and take twenty targets at most', async () => {
    for (let each = 0; each < 20; each += 1) await add('mail', { addresses: ['a@home.example'] })
    const body = {
      kind: 'mail',
      name: 'x',
      settings: { ...emptySettings, addresses: ['a@b.example'] },
      key: '',
    }
    expect((await owner.send('POST', `/api/panel/forms/${formId}/targets`, body)).status).toBe(409)
    const [target] = await shop.store.formTargets.ofForm(formId)
    expect((await owner.send('DELETE', `/api/panel/form-targets/${target?.id}`)).status).toBe(200)
    expect(await shop.store.formTargets.ofForm(formId)).toHaveLength(19)
  })
})
