import { wordedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { escapeHtml } from '@vitrine/site/html/escape'
import { buildOrder, newId } from '@vitrine/store/testing/builders'
import { byTitle, everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueueOrderMail } from '../../orders/enqueue-order-mail.ts'
import type { Mailer, OutgoingMail } from '../../services/mailer.ts'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const previews = '/api/panel/mail-previews'
const sent: OutgoingMail[] = []
const taking: Mailer = { transport: 'smtp', send: async (mail) => void sent.push(mail) }
let shop: OpenShop
let owner: Visitor
let texts: SettingsEditor
beforeEach(async () => {
  sent.length = 0
  shop = await openShop({ site: { homeOrigin: 'https://shop.example' }, mailer: taking })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  texts = editSettings(owner, '/api/panel/settings/mail-texts')
})
afterEach(() => shop.close())

async function writeMails(): Promise<readonly OutgoingMail[]> {
  sent.length = 0
  const order = buildOrder({ id: newId(), cartId: newId(), number: 1001, isTest: false })
  await shop.store.transaction(async (tables) => {
    await tables.orders.insert(order)
    await enqueueOrderMail(tables, { kind: 'placed', order, services: shop.services })
  })
  await shop.runJobs()
  return sent
}

const preview = async (purpose: string, text: object) => owner.send('POST', previews, { purpose, text })

describe('Page type 301 commerce email preview', () => {
  it('shows each kind of mail with the look of the site and an order of one of its products', async () => {
    const pages = await Promise.all(wordedMailKinds.map((purpose) => owner.get(`${previews}/${purpose}`)))
    expect(pages.map(({ status }) => status)).toEqual(wordedMailKinds.map(() => 200))
    expect(pages.filter(({ text }) => !text.includes('data-page-type="301"'))).toEqual([])
    expect(pages.filter(({ text }) => /<script/i.test(text))).toEqual([])
    expect(pages.filter(({ text }) => !text.includes('background:#fdf6e3'))).toEqual([])
    expect(pages[0]?.text).toContain('Order #1001 confirmed')
    const titles = (await shop.store.products.listed(everyRow(byTitle))).rows.map(({ title }) =>
      escapeHtml(title),
    )
    expect(titles.some((title) => pages[0]?.text.includes(title))).toBe(true)
    expect(pages[0]?.headers['cache-control']).toContain('no-store')
  })

  it('is for administrators and who keeps the store', async () => {
    expect((await (await shop.visitor()).get(`${previews}/placed`)).status).toBe(401)
    const seller = await shop.visitor()
    await signInAs(seller, shop.store, ['storeManager'])
    expect((await seller.get(`${previews}/placed`)).status).toBe(200)
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    expect((await editor.get(`${previews}/placed`)).status).toBe(403)
  })

  it('shows words that were not saved, as HTML and as text, and keeps nothing of them', async () => {
    const { json } = await preview('placed', {
      subject: 'Yes, {orderNumber}',
      opening: 'Hello {customerName}',
    })
    expect(json).toMatchObject({ from: 'shop@example.com', subject: 'Yes, #1001' })
    expect(json).toMatchObject({ text: expect.stringMatching(/^Yes, #1001\n\nHello Ada Byron\n/) })
    expect((await texts.read()).value.placed).toEqual({
      subject: 'Order {orderNumber} confirmed',
      opening: 'Thank you for your order from {shopName}.',
    })
    expect((await shop.store.site.read()).mailTexts).toEqual({})
  })

  it('tells a new password in the mail that tells of changes alone', async () => {
    const ofAccounts = wordedMailKinds.filter((purpose) => purpose.startsWith('account-'))
    const pages = await Promise.all(ofAccounts.map((purpose) => owner.get(`${previews}/${purpose}`)))
    const telling = ofAccounts.filter((_, place) => pages[place]?.text.includes('The password is a new one.'))
    expect(telling).toEqual(['account-changed'])
  })

  it('leads to an account, but not to one that is erased', async () => {
    expect((await owner.get(`${previews}/account-changed`)).text).toContain('/account"')
    expect((await owner.get(`${previews}/account-erased`)).text).not.toContain('/account"')
  })

  it('tells the total of an order that is to be paid', async () => {
    const { json } = await preview('pay-link', {
      subject: 'Yes',
      opening: 'Hello',
    })
    expect(json).toMatchObject({ text: expect.stringMatching(/^Total: /m) })
  })

  it('opens nothing by the link of a preview', async () => {
    const { json } = await preview('sign-in', { subject: '', opening: '' })
    expect(json).toMatchObject({ text: expect.not.stringContaining('?link=') })
    expect(json).toMatchObject({ text: expect.stringContaining('/config/sign-in') })
  })
})

describe('the words of mail', () => {
  it('stand in the next mail, with what differs from order to order, and go back to the usual ones', async () => {
    const own = { subject: 'Hooray {orderNumber}', opening: 'Dear {customerName},\nwe pack {total}.' }
    expect((await texts.change({ placed: own })).status).toBe(200)
    const mails = await writeMails()
    const toBuyer = mails.find(({ to }) => to === 'ada@example.com')
    const toOwner = mails.find(({ to }) => to !== 'ada@example.com')
    expect(toBuyer?.subject).toBe('Hooray #1001')
    expect(toBuyer?.html).toContain('Dear Ada Byron,<br>we pack $12.00.')
    expect(toOwner?.subject).toBe('New order #1001: $12.00')
    const reset = await texts.change({ placed: { subject: '', opening: '' } })
    expect(reset.json).toMatchObject({ value: { placed: { subject: 'Order {orderNumber} confirmed' } } })
    expect((await shop.store.site.read()).mailTexts).toEqual({})
  })

  it('are refused in words where they name what there is not, or are too long', async () => {
    const refused = await texts.change({
      'sign-in': { subject: 'Hi {orderNumber}', opening: 'x'.repeat(601) },
    })
    expect([refused.status, refused.json]).toMatchObject([
      400,
      {
        errors: {
          'value.sign-in.subject':
            'There is no {orderNumber} in this mail. You can use {siteTitle}, {shopName}.',
          'value.sign-in.opening': 'Use at most 600 characters.',
        },
      },
    ])
    const shown = await preview('sign-in', { subject: '{nothing}', opening: 'Hi' })
    expect([shown.status, shown.json]).toMatchObject([
      400,
      { errors: { 'text.subject': expect.any(String) } },
    ])
  })

  it('never run, nor end the subject, whatever stands in them', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, title: 'A\r\nBcc: all@example.org {total}' })
    const opening = '<script>x()</script> <img src=x onerror=x()> {siteTitle}'
    await texts.change({ placed: { subject: '<b>{siteTitle}</b>', opening } })
    const mail = (await writeMails()).find(({ to }) => to === 'ada@example.com')
    expect(mail?.subject).toBe('<b>A Bcc: all@example.org {total}</b>')
    expect(mail?.html).toContain('&lt;script&gt;x()&lt;/script&gt; &lt;img src=x onerror=x()&gt;')
    expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/)
  })
})

describe('a test mail', () => {
  it('can be of each kind, with words that were not saved, and goes to whoever asks alone', async () => {
    const text = { subject: 'Try it', opening: 'Hi' }
    const answers = await Promise.all(
      wordedMailKinds.map((purpose) => owner.send('POST', '/api/panel/mail/test', { purpose, text })),
    )
    const to = sent[0]?.to
    expect(answers[0]?.json).toEqual({ to })
    expect(answers.map(({ status }) => status)).toEqual(wordedMailKinds.map(() => 200))
    expect(sent.map((mail) => [mail.to, mail.subject]).sort()).toEqual(
      [[to, 'Try it'], ...wordedMailKinds.slice(1).map(() => [to, '[Sample] Try it'])].sort(),
    )
    const wrong = { purpose: 'placed', text: { subject: '{x}', opening: '' } }
    expect((await owner.send('POST', '/api/panel/mail/test', wrong)).status).toBe(400)
  })

  it('goes out sixty times in ten minutes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => owner.send('POST', '/api/panel/mail/test', { purpose: 'placed' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
