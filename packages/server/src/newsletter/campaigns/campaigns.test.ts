import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailStandIn, mailStandIn, smtpError } from '../../testing/mail-stand-in.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { joinNewsletter, ownConsent } from '../join-newsletter.ts'

const campaigns = '/api/panel/campaigns'
const location = { addressTitle: '', addressLine1: 'Quay 3', addressLine2: 'Porto', addressCountry: 'PT' }

let shop: OpenShop
let mailer: MailStandIn
let owner: Visitor
beforeEach(async () => {
  mailer = mailStandIn()
  const site = { homeOrigin: 'https://home.example', location, contactEmail: 'hello@home.test' }
  shop = await openShop({ site, mailer, campaignMailsPerMinute: 6_000_000 })
  const list = await shop.store.newsletterLists.find('newsletter')
  if (list) await shop.store.newsletterLists.save({ ...list, isConfirmed: false, isGreeting: false })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['campaignsEditor'])
})
afterEach(() => shop.close())

async function subscribe(...emails: readonly string[]): Promise<void> {
  const consent = ownConsent({ text: 'Yes', page: { title: '', path: '' }, network: '' }, shop.services)
  const request = {
    listId: '',
    name: 'Ada',
    source: 'block',
    isOwnRequest: true,
    isConfirmedBefore: false,
  } as const
  for (const email of emails)
    await shop.store.transaction((tables) =>
      joinNewsletter(tables, { ...request, email, consent }, shop.services),
    )
}

const hello = [{ id: 'b1', type: 'text', html: '<p>Dear {name|reader}, <a href="/sale">look</a>.</p>' }]
const written = {
  name: 'May',
  subject: 'News for {name|you}',
  preheader: 'What is new',
  listId: 'newsletter',
  senderName: '',
  replyTo: '',
  blocks: hello as readonly object[],
}

interface Told {
  readonly campaign: Campaign & { readonly acts: readonly string[] }
  readonly readiness: { readonly readers: number; readonly problems: readonly { readonly code: string }[] }
}

async function write(more: object = {}): Promise<Told['campaign']> {
  const begun = await owner.send('POST', campaigns, { name: 'May', listId: 'newsletter' })
  const { campaign } = begun.json as Told
  const { updatedAtMs } = campaign
  const saved = await owner.send('PUT', `${campaigns}/${campaign.id}`, { ...written, ...more, updatedAtMs })
  if (saved.status !== 200) throw new Error(saved.text)
  return (saved.json as Told).campaign
}
const act = (name: string, { id, updatedAtMs }: Pick<Campaign, 'id' | 'updatedAtMs'>, more: object = {}) =>
  owner.send('POST', `${campaigns}/${id}/${name}`, {
    ...(name === 'send' || name === 'schedule' ? { updatedAtMs } : {}),
    ...more,
  })
const read = async (id: string) => (await owner.get(`${campaigns}/${id}`)).json as Told
const report = async (id: string) =>
  (await owner.get(`${campaigns}/${id}/report`)).json as {
    readonly counts: Readonly<Record<string, number>>
    readonly readers: number
    readonly undelivered: readonly { readonly email: string; readonly problem: string }[]
  }
async function sendWhole(campaign: Campaign): Promise<void> {
  const answer = await act('send', campaign)
  if (answer.status !== 200) throw new Error(answer.text)
  await runTurns()
}
async function runTurns(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await shop.runJobs()
}

describe('measuring a campaign', () => {
  const measuring = { text: 'You may count.', atMs: 1 }
  const pathsIn = (html = '') =>
    [...html.matchAll(/https:\/\/home\.example(\/newsletter\/(?:link|opened)\?[^"]+)/g)].map(
      ([, path = '']) => path.replaceAll('&amp;', '&'),
    )
  const mailTo = (email: string) => mailer.sent.find(({ to }) => to === email)
  async function sendMeasured(asksMeasuring = true): Promise<Campaign> {
    const list = await shop.store.newsletterLists.find('newsletter')
    if (list) await shop.store.newsletterLists.save({ ...list, asksMeasuring })
    await subscribe('ada@example.com', 'ben@example.com')
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    if (ada) await shop.store.subscribers.save({ ...ada, measuring })
    const campaign = await write()
    await sendWhole(campaign)
    return campaign
  }

  it('counts opens and clicks of those who agreed alone, and leads nowhere else', async () => {
    const campaign = await sendMeasured()
    expect(pathsIn(mailTo('ben@example.com')?.html)).toEqual([])
    expect(mailTo('ben@example.com')?.html).toContain('href="https://home.example/sale"')
    const [link = '', opened = ''] = pathsIn(mailTo('ada@example.com')?.html)
    const stranger = await shop.visitor()
    const followed = await stranger.get(link)
    expect([followed.status, followed.location]).toEqual([303, 'https://home.example/sale'])
    const picture = await stranger.get(opened)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/gif'])
    expect(await report(campaign.id)).toMatchObject({
      measured: 1,
      counts: { sent: 2, opened: 1, clicked: 1 },
      links: [{ url: 'https://home.example/sale', clicks: 1 }],
    })
    const made = `${campaign.id}0000`
    for (const path of [
      link.replace(/link=\w+/, 'link=https%3A%2F%2Fevil.example'),
      link.replace(campaign.id, made),
      '/newsletter/link',
    ])
      expect(await stranger.get(path)).toMatchObject({ status: 400, location: null })
    const forged = await stranger.get(link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))
    expect(forged.location).toBe('https://home.example/sale')
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    if (ada) await shop.store.subscribers.save({ ...ada, measuring: undefined } as never)
    expect((await stranger.get(link)).location).toBe('https://home.example/sale')
    expect(await report(campaign.id)).toMatchObject({ links: [{ clicks: 1 }] })
  })

  it('leads on from mails that went out where the campaign is removed since, and counts nothing', async () => {
    const campaign = await sendMeasured()
    const [link = ''] = pathsIn(mailTo('ada@example.com')?.html)
    expect((await owner.send('DELETE', `${campaigns}/${campaign.id}`)).status).toBe(200)
    const followed = await (await shop.visitor()).get(link)
    expect([followed.status, followed.location]).toEqual([303, 'https://home.example/sale'])
  })

  it('counts nobody where the list does not ask any more', async () => {
    const campaign = await sendMeasured(false)
    expect(mailer.sent.flatMap(({ html }) => pathsIn(html))).toEqual([])
    expect(await report(campaign.id)).toMatchObject({ measured: 0, links: [] })
  })
})

describe('writing a campaign', () => {
  it('needs a list that is there', async () => {
    const begun = await owner.send('POST', campaigns, { name: 'May', listId: 'gone' })
    expect([begun.status, begun.json]).toMatchObject([400, { errors: { listId: 'A List must be selected' } }])
  })

  it('begins, changes, copies, lists and removes, and takes no change of what was changed meanwhile', async () => {
    const campaign = await write()
    expect(campaign).toMatchObject({ state: 'draft', subject: written.subject, acts: ['schedule', 'send'] })
    const path = `${campaigns}/${campaign.id}`
    const stale = await owner.send('PUT', path, { ...written, updatedAtMs: campaign.updatedAtMs - 1 })
    expect(stale.status).toBe(409)
    const copy = await owner.send('POST', `${path}/duplicate`, {})
    expect((copy.json as Told).campaign).toMatchObject({ name: 'Copy of May', state: 'draft' })
    const { rows } = (await owner.get(`${campaigns}?q=may`)).json as { rows: readonly object[] }
    expect(rows).toHaveLength(2)
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await owner.get(path)).status).toBe(404)
  })

  it('says that it was sent meanwhile to whoever still writes it', async () => {
    const { id, updatedAtMs } = await write()
    const kept = await shop.store.campaigns.find(id)
    if (!kept) throw new Error('The campaign was not kept')
    await shop.store.campaigns.save({ ...kept, state: 'sent', updatedAtMs: updatedAtMs + 5 })
    const late = await owner.send('PUT', `${campaigns}/${id}`, { ...written, updatedAtMs })
    expect(late).toMatchObject({
      status: 410,
      json: { message: 'This campaign was sent meanwhile. What you wrote is not in it.' },
    })
  })

  it('begins a copy with what was written while it was sent, and nothing where that cannot be kept', async () => {
    const { id } = await write()
    const late = { ...written, subject: 'Mine' }
    const copy = (content: object) => owner.send('POST', `${campaigns}/${id}/duplicate`, { written: content })
    const wrong = await copy({ ...late, replyTo: 'nobody' })
    expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { replyTo: expect.any(String) } }])
    const blocks = [{ id: 'a', type: 'text', html: '<p onclick="x()">Hi</p>' }]
    const kept = (await copy({ ...late, blocks })).json as Told
    expect(kept.campaign).toMatchObject({
      name: 'Copy of May',
      subject: 'Mine',
      state: 'draft',
      blocks: [{ html: '<p>Hi</p>' }],
    })
    expect(((await owner.get(campaigns)).json as { rows: readonly object[] }).rows).toHaveLength(2)
  })

  it('says what is wrong, by field and block', async () => {
    const { id, updatedAtMs } = await write()
    const blocks = [
      { id: 'a', type: 'button', label: 'Go', url: 'javascript:alert(1)' },
      { id: 'b', type: 'spacer', heightPx: 1 },
    ]
    const more = { subject: 'One\r\nBcc: b@example.com', replyTo: 'nobody', senderName: 'A <b@c>', blocks }
    const answer = await owner.send('PUT', `${campaigns}/${id}`, { ...written, ...more, updatedAtMs })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.json as { errors: object }).errors).sort()).toEqual([
      'blocks.a.url',
      'blocks.b.heightPx',
      'replyTo',
      'senderName',
      'subject',
    ])
  })

  it('shows what it would look like, products and hostile names as they are, and nothing that runs', async () => {
    const title = '<img src=x onerror=alert(1)> Mug'
    await shop.store.transaction((tables) => tables.products.save({ ...shop.mug, title }))
    const blocks = [
      ...hello,
      { id: 'b2', type: 'product', productId: shop.mug.id },
      {
        id: 'b3',
        type: 'text',
        html: '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">y</a></p>',
      },
      { id: 'b4', type: 'button', label: 'Go "there"', url: '/a?b=1&c="2' },
      { id: 'b5', type: 'product', productId: 'gone' },
    ]
    const previewed = await owner.send('POST', '/api/panel/campaign-previews', { ...written, blocks })
    const { html, text } = previewed.json as { readonly html: string; readonly text: string }
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Mug')
    expect(html).toContain('https://home.example/shop/enamel-mug')
    expect(html).not.toMatch(/<script|onclick|javascript:|<img src=x/)
    expect(html).toContain('Quay 3, Porto')
    // What comes last does not touch the line of the foot.
    expect(html.match(/padding:20px 0 32px/g)).toHaveLength(1)
    expect(text).toContain('look (https://home.example/sale)')
    expect(text).toContain('Unsubscribe: https://home.example/newsletter/unsubscribe')
    const { id } = await write({ blocks: hello })
    const page = await owner.get(`${campaigns}/${id}/preview`)
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })

  it('offers what blocks can show, and tells what is hidden', async () => {
    await shop.store.transaction((tables) => tables.products.save({ ...shop.mug, isVisible: false }))
    const { picks } = (await owner.get('/api/panel/campaign-picks?kind=product&q=enamel')).json as {
      readonly picks: readonly object[]
    }
    expect(picks).toContainEqual(expect.objectContaining({ id: shop.mug.id, isVisible: false }))
    const { id } = await write({ blocks: [{ id: 'b', type: 'product', productId: shop.mug.id }] })
    expect((await read(id)).readiness.problems.map(({ code }) => code)).toContain('block-unfinished')
  })

  it('sends a test to one address, whose links are nobody’s', async () => {
    const { id } = await write()
    const answer = await owner.send('POST', `${campaigns}/${id}/test`, { to: 'me@example.com' })
    expect([answer.status, mailer.sent.length]).toEqual([200, 1])
    expect(mailer.sent[0]).toMatchObject({
      to: 'me@example.com',
      subject: expect.stringMatching(/^\[Test\] /),
    })
    const [link = '', ...others] = mailer.sent[0]?.html.match(/\/newsletter\/[^"]*/g) ?? []
    expect(others).toEqual([])
    const shown = await (await shop.visitor()).get(link)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('This was a test')])
    expect(shown.text).toContain('Shall this address get no more news from us?')
    expect(shown.text).not.toContain('newsletter-page-button')
  })
})

describe('sending a campaign', () => {
  it('is refused without readers, words, an address of the business or a way to send', async () => {
    const campaign = await write({ subject: '', blocks: [] })
    await shop.store.site.save({
      ...(await shop.store.site.read()),
      location: { ...location, addressLine1: '' },
      contactEmail: '',
    })
    const answer = await act('send', campaign)
    expect(answer.status).toBe(422)
    expect(
      (answer.json as { problems: readonly { code: string }[] }).problems.map(({ code }) => code),
    ).toEqual([
      'subject-missing',
      'nothing-written',
      'nobody-there',
      'postal-address-missing',
      'sender-missing',
    ])
  })

  it('is refused in the name of the sample content', async () => {
    await subscribe('ada@example.com')
    const campaign = await write()
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, contactEmail: 'hello@tidewater.example' })
    const answer = await act('send', campaign)
    expect([answer.status, answer.json]).toEqual([
      422,
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'sender-of-sample' })] }),
    ])
  })

  it('reaches each reader of its list once, by name, with a way out in its head', async () => {
    await subscribe('ada@example.com', 'ben@example.com')
    const campaign = await write()
    await sendWhole(campaign)
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'ben@example.com'])
    const [mail] = mailer.sent
    expect(mail).toMatchObject({
      subject: 'News for Ada',
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/home\.example\/newsletter\/unsubscribe\?token=/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(mail?.text).toContain('Dear Ada, look')
    expect(await read(campaign.id)).toMatchObject({ campaign: { state: 'sent', acts: [] } })
    expect(await report(campaign.id)).toMatchObject({ readers: 2, counts: { sent: 2, queued: 0 } })
    await runTurns()
    expect(mailer.sent).toHaveLength(2)
  })

  it('writes to nobody who left before their mail went out, nor to those who came later', async () => {
    await subscribe('ada@example.com', 'ben@example.com')
    const campaign = await write()
    await act('send', campaign)
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    await act('pause', campaign)
    shop.clock.nowMs += 1000
    await subscribe('late@example.com')
    await owner.send('POST', `/api/panel/subscribers/${ada?.id}/unsubscribe`, {})
    await act('resume', campaign)
    await runTurns()
    expect(mailer.sent.map(({ to }) => to)).toEqual(['ben@example.com'])
  })

  it('notes who leaves by its link', async () => {
    await subscribe('ada@example.com')
    const campaign = await write()
    await sendWhole(campaign)
    const link = /https:\/\/home\.example(\/newsletter\/unsubscribe\?[^\s"]+)/.exec(
      mailer.sent[0]?.text ?? '',
    )
    const stranger = await shop.visitor()
    await stranger.submit(link?.[1] ?? '', { 'List-Unsubscribe': 'One-Click' })
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 1, left: 1 })
  })

  it('stops when it is paused, goes on, and ends for good', async () => {
    await subscribe('ada@example.com')
    const campaign = await write()
    await act('send', campaign)
    expect((await act('pause', campaign)).status).toBe(200)
    await runTurns()
    expect(mailer.sent).toEqual([])
    expect((await act('pause', campaign)).status).toBe(409)
    expect((await act('cancel', campaign)).status).toBe(200)
    expect((await act('resume', campaign)).status).toBe(409)
    await runTurns()
    expect(mailer.sent).toEqual([])
  })

  it('is scheduled for a time at which the post that it shows is out, and for none before', async () => {
    await subscribe('ada@example.com')
    const post = await shop.store.items.findByUrlId(shop.blog.id, 'third')
    if (!post) throw new Error('There is no such post')
    const outAtMs = shop.clock.nowMs + 3_600_000
    await shop.store.transaction(async (tables) => {
      await tables.items.lock(post.id)
      await tables.items.save({ ...post, status: 'scheduled', publishedAtMs: outAtMs })
    })
    const campaign = await write({ blocks: [...hello, { id: 'p', type: 'post', itemId: post.id }] })
    const codes = async () => (await read(campaign.id)).readiness.problems.map(({ code }) => code)
    expect(await codes()).toEqual(['post-to-come'])
    expect((await act('send', campaign)).json).toMatchObject({ problems: [{ code: 'post-to-come' }] })
    expect((await act('schedule', campaign, { atMs: outAtMs - 1 })).status).not.toBe(200)
    expect((await act('schedule', campaign, { atMs: outAtMs + 1 })).status).toBe(200)
    expect(await codes()).toEqual([])
    shop.clock.nowMs = outAtMs + 1
    await runTurns()
    expect(mailer.sent).toHaveLength(1)
  })

  it('goes out at its time, or is a draft again with the reason', async () => {
    await subscribe('ada@example.com')
    const atMs = shop.clock.nowMs + 3_600_000
    const early = await write()
    expect((await act('schedule', early, { atMs: shop.clock.nowMs })).status).toBe(400)
    expect((await act('schedule', early, { atMs })).status).toBe(200)
    const other = await write()
    await act('schedule', other, { atMs: atMs + 3_600_000 })
    await runTurns()
    expect(mailer.sent).toEqual([])
    shop.clock.nowMs = atMs
    await runTurns()
    expect(mailer.sent).toHaveLength(1)
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    await owner.send('POST', `/api/panel/subscribers/${ada?.id}/unsubscribe`, {})
    shop.clock.nowMs = atMs + 3_600_000
    await runTurns()
    expect((await read(other.id)).campaign).toMatchObject({
      state: 'draft',
      pauseReason: 'Nobody is subscribed to this list.',
    })
  })

  it('learns from what the mail server says: no mailbox, not now, not at all, and nobody knows', async () => {
    await subscribe('gone@example.com', 'busy@example.com', 'lost@example.com', 'ada@example.com')
    mailer.failures.set(
      'gone@example.com',
      smtpError('550 <gone@example.com> unknown', {
        responseCode: 550,
        command: 'RCPT TO',
        code: 'EENVELOPE',
      }),
    )
    mailer.failures.set('busy@example.com', smtpError('451 later', { responseCode: 451, command: 'RCPT TO' }))
    mailer.failures.set('lost@example.com', smtpError('Timeout', { code: 'ETIMEDOUT', command: 'DATA' }))
    const campaign = await write()
    await sendWhole(campaign)
    const after = await report(campaign.id)
    expect(after.counts).toMatchObject({
      ...{ sent: 1, failed: 0, bounced: 1, refused: 1 },
      ...{ queued: 1, doubtful: 1 },
    })
    expect(JSON.stringify(after.undelivered.map(({ problem }) => problem))).not.toContain('@')
    const [gone] = await shop.store.subscribers.ofAddress('gone@example.com')
    expect(gone).toMatchObject({ state: 'bounced', refusedAtMs: shop.clock.nowMs })
    mailer.failures.clear()
    shop.clock.nowMs += 6 * 60_000
    await runTurns()
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'busy@example.com'])
    expect((await read(campaign.id)).campaign.state).toBe('sent')
  })

  it('pauses with the reason where the mail server lets nobody in', async () => {
    await subscribe('ada@example.com')
    mailer.failures.set('ada@example.com', smtpError('535 wrong', { code: 'EAUTH', responseCode: 535 }))
    const campaign = await write()
    await sendWhole(campaign)
    expect((await read(campaign.id)).campaign).toMatchObject({
      state: 'paused',
      pauseReason: 'The mail server refuses: 535 wrong',
    })
    mailer.failures.clear()
    await act('resume', campaign)
    await runTurns()
    expect(mailer.sent).toHaveLength(1)
  })

  it('pauses where the mail server sends on to nobody, and nobody loses their place on the list', async () => {
    await subscribe('ada@example.com', 'ben@example.com')
    const response = '554 5.7.1 Relay access denied'
    const barred = smtpError(response, { response, responseCode: 554, command: 'RCPT TO', code: 'EENVELOPE' })
    mailer.failures.set('ada@example.com', barred).set('ben@example.com', barred)
    const campaign = await write()
    await sendWhole(campaign)
    expect((await read(campaign.id)).campaign).toMatchObject({
      state: 'paused',
      pauseReason: `The mail server refuses: ${response}`,
    })
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    expect(ada?.state).toBe('subscribed')
    // Said of one alone, again and again, it does not hold the campaign up.
    mailer.failures.delete('ben@example.com')
    await act('resume', campaign)
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('sent')
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 1, failed: 1, bounced: 0 })
  })

  const barredBy = (response: string) =>
    smtpError(response, { response, responseCode: 554, command: 'RCPT TO', code: 'EENVELOPE' })

  it('pauses where the mail server sends on to nobody, also those whom it put off before', async () => {
    const emails = ['ada@example.com', 'ben@example.com']
    await subscribe(...emails)
    for (const email of emails)
      mailer.failures.set(email, smtpError('451 later', { responseCode: 451, command: 'RCPT TO' }))
    const campaign = await write()
    await sendWhole(campaign)
    for (const email of emails) mailer.failures.set(email, barredBy('554 5.7.1 Access denied'))
    shop.clock.nowMs += 6 * 60_000
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('paused')
    await act('resume', campaign)
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('paused')
    expect((await report(campaign.id)).counts).toMatchObject({ failed: 0, queued: 2 })
    mailer.failures.clear()
    await act('resume', campaign)
    await runTurns()
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 2, failed: 0 })
  })

  it('goes on past those whom the mail server does not send on to once it took a mail, unless it takes none any more', async () => {
    const emails = Array.from({ length: 30 }, (_, place) => `reader${place}@example.com`)
    await subscribe('ada@example.com', 'ben@example.com', ...emails)
    for (const email of ['ben@example.com', ...emails])
      mailer.failures.set(email, smtpError('451 later', { responseCode: 451, command: 'RCPT TO' }))
    const campaign = await write()
    await sendWhole(campaign)
    mailer.failures.set('ben@example.com', barredBy('554 5.7.1 Not for you'))
    shop.clock.nowMs += 6 * 60_000
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('sending')
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 1, failed: 1, queued: 30 })

    for (const email of emails) mailer.failures.set(email, barredBy('554 5.7.1 Blocked'))
    shop.clock.nowMs += 11 * 60_000
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('paused')
    expect((await report(campaign.id)).counts.failed).toBeLessThan(20)
  })

  it('writes to those whom the mail server said no mailbox of, once an owner mended that and took it back', async () => {
    const emails = Array.from({ length: 12 }, (_, place) => `reader${place}@example.com`)
    await subscribe(...emails)
    const unknown = smtpError('550 unknown', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' })
    for (const email of emails) mailer.failures.set(email, unknown)
    const campaign = await write()
    await sendWhole(campaign)
    mailer.failures.clear()
    const sent = { selection: { view: {} }, input: {}, isDryRun: false }
    expect((await owner.send('POST', '/api/panel/subscribers/acts/return', sent)).status).toBe(200)
    await runTurns()
    await act('resume', campaign)
    await runTurns()
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 12, failed: 0, bounced: 0 })
  })

  it('pauses where nobody so far has a mailbox', async () => {
    const emails = Array.from({ length: 40 }, (_, place) => `reader${place}@example.com`)
    await subscribe(...emails)
    const unknown = smtpError('550 unknown', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' })
    for (const email of emails) mailer.failures.set(email, unknown)
    const campaign = await write()
    await sendWhole(campaign)
    expect((await read(campaign.id)).campaign).toMatchObject({
      state: 'paused',
      pauseReason: 'No reader so far has a mailbox, as the mail server says: 550 unknown',
    })
    // Those that were in hand beside the tenth come back, too.
    expect((await report(campaign.id)).counts.bounced).toBeLessThan(25)
  })

  it('does nothing more where a turn comes back that another has followed, and doubts what was in hand', async () => {
    await subscribe('ada@example.com', 'ben@example.com')
    const campaign = await write()
    await act('send', campaign)
    const { progress } = (await shop.store.campaigns.find(campaign.id)) ?? { progress: { turn: -1 } }
    const stale = { campaignId: campaign.id, turn: progress.turn - 1 }
    await shop.store.jobs.enqueue({ id: newId(), kind: 'send-campaign', payload: stale, runAtMs: 0 })
    const [ada] = await shop.store.subscribers.ofAddress('ada@example.com')
    // As a server that was killed while the mail server took it.
    await shop.store.campaignDeliveries.queue({
      campaignId: campaign.id,
      listId: 'newsletter',
      subscribedByMs: shop.clock.nowMs,
      afterId: '',
      limit: 10,
    })
    const handed = { campaignId: campaign.id, subscriberId: ada?.id ?? '', isMeasured: false }
    expect(await shop.store.campaignDeliveries.hand({ ...handed, nowMs: shop.clock.nowMs })).toBe(true)
    expect(await shop.store.campaignDeliveries.hand({ ...handed, nowMs: shop.clock.nowMs })).toBe(false)
    await runTurns()
    expect((await read(campaign.id)).campaign.state).toBe('sending')
    shop.clock.nowMs += 6 * 60_000
    await runTurns()
    expect(mailer.sent.map(({ to }) => to)).toEqual(['ben@example.com'])
    expect((await report(campaign.id)).counts).toMatchObject({ sent: 1, doubtful: 1 })
    expect((await read(campaign.id)).campaign.state).toBe('sent')
  })
})
