import { readLayout } from '@vitrine/domain/content/read-layout'
import { standingList } from '@vitrine/domain/newsletter/newsletter-list'
import { noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailStandIn } from '../testing/mail-stand-in.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'
import { joinNewsletter, ownConsent } from './join-newsletter.ts'
import { noteMailEventOf } from './mail-events/note-mail-event.ts'
import { makeNewsletterToken } from './newsletter-link.ts'

const request = {
  listId: '',
  name: '',
  source: 'checkout',
  isOwnRequest: true,
  isConfirmedBefore: false,
} as const

let shop: OpenShop
let visitor: Visitor
let formId = ''
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  visitor = await shop.visitor()
  formId = await placeSignUp()
})
afterEach(() => shop.close())

async function placeSignUp(value: object = { title: 'Letters', asksName: true }): Promise<string> {
  const blocks = [{ id: 'news', type: 'newsletter', value }]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  if (!read.ok) throw new Error(JSON.stringify(read))
  await shop.store.transaction(async (tables) => {
    await tables.layouts.save(
      { kind: 'field', id: 'footerBlocks' },
      { layout: read.layout, updatedAtMs: noon },
    )
  })
  return 'newsletter:footerBlocks:news'
}

async function sign(email: string, more: object = {}) {
  const keyed = await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })
  const { key } = keyed.json as { key: string }
  const form = JSON.stringify({ name: 'Ada', email })
  return visitor.send('POST', '/api/form/SaveFormSubmission', {
    formId,
    key,
    form,
    pagePath: '/about',
    ...more,
  })
}
/** The page that a form is shown on which was sent empty, without a script. */
const emptyForm = (language = '') =>
  visitor.submit(`${language}/api/form/SaveFormSubmission`, { 'vt-form-id': formId })
const everybody = async () =>
  (await shop.store.subscribers.list(everyRow({ sort: { key: 'created', isDescending: false } }))).rows
const mails = () => keptMail(shop.store)
const only = async () => {
  const [first, ...others] = await everybody()
  if (!first || others.length > 0) throw new Error('There is not one subscriber')
  return first
}
/** The path of the first link in the newest mail. */
async function linkOf(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  await shop.runJobs()
  const text = (await mails())
    .map((mail) => mail.text)
    .find((each) => each.includes(`/newsletter/${purpose}`))
  return /https:\/\/home\.example((?:\/de)?\/newsletter\/\w+\?token=[\w.%-]+)/.exec(text ?? '')?.[1] ?? 'none'
}
const press = (path: string, act = 'confirm') => visitor.submit(path, { act })
async function subscribe(email = 'ada@example.com'): Promise<void> {
  await sign(email)
  await press(await linkOf('confirm'))
}

describe('a sign-up', () => {
  it('asks by mail, with what was agreed to, and only the button of the page confirms', async () => {
    expect([(await sign('Ada@example.com')).status, (await everybody()).length]).toEqual([200, 1])
    expect(await only()).toMatchObject({
      state: 'waiting',
      name: 'Ada',
      source: 'block',
      consent: { text: 'Letters\n[Sign up]', pagePath: '/about', by: '' },
    })
    const path = await linkOf('confirm')
    const shown = await visitor.get(path)
    expect([shown.status, shown.text.includes('Confirm your address')]).toEqual([200, true])
    expect((await only()).state).toBe('waiting')
    expect((await press(path)).text).toContain('Your address is confirmed.')
    expect(await only()).toMatchObject({ state: 'subscribed', confirmedAtMs: shop.clock.nowMs })
    expect((await press(path)).text).toContain('Your address is confirmed.')
  })

  it('promises a mail where mail goes out, and else says that none does', async () => {
    const shown = async () => (await emptyForm()).text
    expect(await shown()).toMatch(/This site sends no mail yet/)
    expect(await shown()).not.toMatch(/on its way/)
    await shop.close()
    shop = await openShop({ mailer: mailStandIn() })
    visitor = await shop.visitor()
    formId = await placeSignUp()
    expect(await shown()).toMatch(/a mail is on its way to you/)
  })

  it('writes and answers in the language of the site', async () => {
    await shop.store.transaction(async ({ site }) => site.save({ ...(await site.read()), language: 'de-AT' }))
    await sign('ada@example.com')
    const path = await linkOf('confirm')
    expect((await mails()).map(({ subject }) => subject)).toContain('Bitte bestätigen Sie Ihre Adresse')
    expect((await visitor.get(path)).text).toContain('<h1>Adresse bestätigen</h1>')
    expect((await press(path)).text).toContain('Ihre Adresse ist bestätigt.')
    const off = await linkOf('unsubscribe')
    expect((await press(off, 'leave')).text).toContain('Wieder auf die Liste')
    expect((await visitor.get('/newsletter/confirm?token=x')).text).toContain('Dieser Link stimmt nicht.')
  })

  it('writes and answers in the language in which it was filled in', async () => {
    const languages = [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }]
    await shop.store.transaction(async ({ site }) => site.save({ ...(await site.read()), languages }))
    shop.clock.nowMs += 2_000
    expect((await emptyForm('/de')).text).toContain('E-Mail-Adresse')
    const keyed = await visitor.send('POST', '/de/api/form/FormSubmissionKey', { formId })
    const { key } = keyed.json as { key: string }
    const form = JSON.stringify({ email: 'ada@example.com' })
    await visitor.send('POST', '/de/api/form/SaveFormSubmission', { formId, key, form })
    const path = await linkOf('confirm')
    expect((await mails()).map(({ subject }) => subject)).toContain('Bitte bestätigen Sie Ihre Adresse')
    expect(path).toMatch(/^\/de\/newsletter\/confirm/)
    const page = (await visitor.get(path)).text
    expect(page).toContain('<h1>Adresse bestätigen</h1>')
    expect(page).toContain('<html lang="de-DE"')
  })

  it('asks whether opens and clicks may be counted where its list wants that, and takes it back', async () => {
    expect((await emptyForm()).text).not.toContain('name="measuring.0"')
    await shop.store.newsletterLists.save({ ...standingList, asksMeasuring: true, updatedAtMs: noon })
    await shop.store.site.raiseRevision()
    shop.clock.nowMs += 2_000
    const words = 'You may count which of your mails I open, and which links I follow.'
    const page = (await emptyForm()).text
    expect(page).toContain(`name="measuring.0" value="${words}"> <span>${words}</span>`)
    const form = { name: 'Ada', email: 'ada@example.com', measuring: [words] }
    expect((await sign('', { form: JSON.stringify({ ...form, measuring: ['Else'] }) })).status).toBe(400)
    expect((await sign('', { form: JSON.stringify(form) })).status).toBe(200)
    expect(await only()).toMatchObject({ measuring: { text: words, atMs: shop.clock.nowMs } })
    await press(await linkOf('confirm'))
    const off = await linkOf('unsubscribe')
    expect((await visitor.get(off)).text).toContain('Do not count that any more')
    expect((await press(off, 'unmeasure')).text).toContain('Nothing is counted any more')
    expect(await only()).toMatchObject({ state: 'subscribed' })
    expect((await only()).measuring).toBeUndefined()
    expect((await visitor.get(off)).text).not.toContain('Do not count that any more')
  })

  it('answers twice as once, and writes to nobody who is subscribed', async () => {
    const first = await sign('ada@example.com')
    const second = await sign('ada@example.com')
    expect([second.status, second.json]).toEqual([first.status, first.json])
    await press(await linkOf('confirm'))
    await shop.runJobs()
    const before = (await mails()).length
    const third = await sign('ADA@example.com')
    await shop.runJobs()
    expect([third.status, third.json, (await mails()).length]).toEqual([200, first.json, before])
    expect((await everybody()).length).toBe(1)
  })

  it('is refused with words for its fields, and takes no key twice', async () => {
    expect((await sign('nobody')).json).toMatchObject({
      errors: { email: expect.stringContaining('not valid') },
    })
    expect((await sign('ada@example.com', { key: '1:1:fabc' })).status).toBe(401)
    expect(await everybody()).toEqual([])
  })

  it('leaves no submission and nobody where a machine filled in the hidden field', async () => {
    expect((await sign('ada@example.com', { website: 'x' })).status).toBe(200)
    expect(await everybody()).toEqual([])
    expect(
      (await shop.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows,
    ).toEqual([])
  })

  it('keeps hostile names as the text that they are, in the mail too', async () => {
    await sign('ada@example.com', {
      form: JSON.stringify({ name: '<img src=x onerror=1>\r\nBcc: b', email: 'ada@example.com' }),
    })
    await shop.runJobs()
    const [mail] = await mails()
    expect(`${mail?.html}${mail?.subject}`).not.toContain('<img src=x')
    expect(mail?.to).toBe('ada@example.com')
  })

  it('works without a script', async () => {
    const page = (await visitor.get('/api/form/sent?formId=none')).status
    expect(page).toBe(303)
    const wrong = await visitor.submit('/api/form/SaveFormSubmission', {
      'vt-form-id': formId,
      email: 'no',
      name: 'A"b',
    })
    expect([
      wrong.status,
      wrong.text.includes('newsletter-form'),
      wrong.text.includes('value="A&quot;b"'),
    ]).toEqual([400, true, true])
    expect(wrong.text).not.toContain('scroll up')
    const sent = await visitor.submit('/api/form/SaveFormSubmission', {
      'vt-form-id': formId,
      email: 'ada@example.com',
      name: '',
    })
    expect(sent.status).toBe(303)
    expect((await visitor.get(sent.location ?? '')).text).toContain('This site sends no mail yet')
    expect((await only()).state).toBe('waiting')
  })

  it('brings back without a script, within the minute, who has just left', async () => {
    const fields = { 'vt-form-id': formId, email: 'ada@example.com', name: '' }
    const states: unknown[] = []
    for (const leaves of [true, false]) {
      await visitor.submit('/api/form/SaveFormSubmission', fields)
      const known = await only()
      states.push([known.state, known.steps.length])
      if (leaves) await shop.store.subscribers.save({ ...known, state: 'unsubscribed' })
    }
    expect(states).toEqual([
      ['waiting', 1],
      ['waiting', 2],
    ])
  })

  it('is not there where its list is gone', async () => {
    formId = await placeSignUp({ title: 'Letters', listId: 'gone' })
    expect((await sign('ada@example.com')).json).toMatchObject({
      error: 'This form has not been configured yet.',
    })
  })
})

describe('a link that confirms', () => {
  it('does nothing when it is forged, of another purpose, or of another site', async () => {
    await sign('ada@example.com')
    const right = await linkOf('confirm')
    const { id } = await only()
    const link = { subscriberId: id, issuedAtMs: shop.clock.nowMs }
    const { secret } = shop.services
    const foreign = makeNewsletterToken('confirm', link, { secret, websiteId: '0'.repeat(24) })
    const other = makeNewsletterToken('unsubscribe', link, { secret, websiteId: shop.store.websiteId })
    const tokens = [foreign, other, `${right.split('=')[1]}x`, '', 'a.b.c']
    for (const token of tokens) {
      const answer = await press(`/newsletter/confirm?token=${encodeURIComponent(token)}`)
      expect([answer.status, answer.text.includes('This link is not right.')]).toEqual([400, true])
    }
    expect((await only()).state).toBe('waiting')
  })

  it('expires, and a new one is sent for it', async () => {
    await sign('ada@example.com')
    const path = await linkOf('confirm')
    shop.clock.nowMs += 8 * 86_400_000
    const late = await press(path)
    expect([
      late.status,
      late.text.includes('This link has expired.'),
      late.text.includes('Send me a new link'),
    ]).toEqual([410, true, true])
    expect((await press(path, 'again')).text).toContain('This site sends no mail yet')
    await shop.runJobs()
    expect((await mails()).length).toBe(2)
    expect((await only()).state).toBe('waiting')
  })

  it('promises a new one where it goes out, and not to whoever was asked a moment ago', async () => {
    await shop.close()
    const mailer = mailStandIn()
    shop = await openShop({ mailer })
    visitor = await shop.visitor()
    formId = await placeSignUp()
    await sign('ada@example.com')
    await shop.runJobs()
    const { id } = await only()
    const { secret } = shop.services
    const link = { subscriberId: id, issuedAtMs: shop.clock.nowMs }
    const token = makeNewsletterToken('confirm', link, { secret, websiteId: shop.store.websiteId })
    const path = `/newsletter/confirm?token=${encodeURIComponent(token)}`
    shop.clock.nowMs += 8 * 86_400_000
    expect((await press(path, 'again')).text).toContain('A new mail is on its way')
    const tooSoon = (await press(path, 'again')).text
    expect(tooSoon).toContain('We have sent you this mail already.')
    expect(tooSoon).not.toContain('A new mail is on its way')
  })

  it('says so when nobody is on the list any more', async () => {
    await sign('ada@example.com')
    const path = await linkOf('confirm')
    await shop.store.subscribers.remove(await only())
    expect((await press(path)).text).toContain('This address is not on the list.')
  })
})

describe('unsubscribing', () => {
  it('takes a press on the page, can be taken back there, and stays afterwards', async () => {
    await subscribe()
    const path = await linkOf('unsubscribe')
    expect((await visitor.get(path)).text).toContain('Shall ada@example.com get no more news from us?')
    expect((await only()).state).toBe('subscribed')
    expect((await press(path, 'leave')).text).toContain('Put me on the list again')
    expect((await only()).state).toBe('unsubscribed')
    expect((await press(path, 'return')).text).toContain('You are on the list again')
    expect((await only()).state).toBe('subscribed')
    await press(path, 'leave')
    shop.clock.nowMs += 2 * 86_400_000
    expect((await press(path, 'return')).status).toBe(410)
    expect((await only()).state).toBe('unsubscribed')
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'takes the one press of a mail program, as %s, without cookies and from anywhere',
    async (type, payload) => {
      await subscribe()
      const url = await linkOf('unsubscribe')
      const answer = await shop.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.statusCode).toBe(200)
      expect((await only()).state).toBe('unsubscribed')
      const forged = await shop.app.inject({
        method: 'POST',
        url: `${url}x`,
        payload,
        headers: { 'content-type': type },
      })
      expect(forged.statusCode).toBe(400)
    },
  )

  it('is offered to whoever’s mail came back, who else would get mail again by the owner', async () => {
    await subscribe()
    const path = await linkOf('unsubscribe')
    await shop.store.transaction(async (tables) => {
      const event = { kind: 'hard-bounce', atMs: shop.clock.nowMs } as const
      await noteMailEventOf(tables, (await only()).id, event, shop.services)
    })
    expect((await only()).state).toBe('bounced')
    expect((await visitor.get(path)).text).toContain('Shall ada@example.com get no more news from us?')
    expect((await press(path, 'leave')).text).toContain('You are unsubscribed')
    expect((await only()).state).toBe('unsubscribed')
    expect((await visitor.get(path)).text).toContain('You are unsubscribed')
  })

  it('is open on a site behind a lock', async () => {
    await subscribe()
    const path = await linkOf('unsubscribe')
    const locked = await shop.store.site.read()
    await shop.store.site.save({ ...locked, lock: { passwordHash: 'x', headline: '', bodyHtml: '' } })
    const stranger = await openVisitor(shop.app)
    expect((await stranger.submit(path, { act: 'leave' })).text).toContain('You are unsubscribed')
  })

  it('is told in the head of each mail', async () => {
    const sent: unknown[] = []
    const mailer = { transport: 'smtp', send: async (mail: unknown) => void sent.push(mail) } as const
    const other = await openShop({ site: { homeOrigin: 'https://home.example' }, mailer })
    await other.store.newsletterLists.save({ ...standingList, isConfirmed: false })
    const consent = ownConsent({ text: 'Yes', page: { title: '', path: '' }, network: '' }, other.services)
    await other.store.transaction((tables) =>
      joinNewsletter(tables, { ...request, email: 'ada@example.com', consent }, other.services),
    )
    await other.runJobs()
    expect(sent).toMatchObject([
      {
        to: 'ada@example.com',
        headers: {
          'List-Unsubscribe': expect.stringMatching(
            /^<https:\/\/home\.example\/newsletter\/unsubscribe\?token=[\w.%-]+>$/,
          ),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ])
    // Others read the mailbox: what it keeps leads nowhere.
    expect(JSON.stringify(await keptMail(other.store))).not.toContain('token=')
    await other.close()
  })
})
