import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mailer, OutgoingMail } from '../../services/mailer.ts'
import { editSettings } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

const sent: OutgoingMail[] = []
const taking: Mailer = { transport: 'smtp', send: async (mail) => void sent.push(mail) }
const testMail = '/api/panel/mail/test'
let shop: OpenShop
afterEach(() => shop.close())

async function openWith(mailer?: Mailer) {
  sent.length = 0
  shop = await openShop({ site: { homeOrigin: 'https://shop.example' }, ...(mailer && { mailer }) })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  return { owner, sender: editSettings(owner, '/api/panel/settings/mails') }
}

describe('the sender of mail', () => {
  it('stands in every mail with its name and reply address, and takes no line breaks', async () => {
    const { owner, sender } = await openWith(taking)
    const injected = await sender.change({ displayName: 'Harbour\r\nBcc: all@example.org' })
    expect(injected.status).toBe(400)
    expect(injected.json).toMatchObject({
      errors: { 'value.displayName': 'Write it in one line, without line breaks.' },
    })
    const named = { displayName: 'Harbour "Shop"', replyTo: 'ask@example.org', footerLine: '<b>Bye</b>' }
    expect((await sender.change(named)).status).toBe(200)
    expect((await owner.send('POST', testMail, { purpose: 'test' })).status).toBe(200)
    expect(sent).toMatchObject([
      { from: '"Harbour \\"Shop\\"" <shop@example.com>', replyTo: 'ask@example.org' },
    ])
    expect(sent[0]?.html).toContain('&lt;b&gt;Bye&lt;/b&gt;')
    // A colour of the template.
    expect(sent[0]?.html).toContain('background:#fdf6e3')
    expect(await keptMail(shop.store)).toHaveLength(1)
  })

  it('hears what the mail server says of a test mail', async () => {
    const refusing = async () => Promise.reject(new Error('550 This sender is not allowed'))
    const { owner } = await openWith({ transport: 'smtp', send: refusing })
    const answer = await owner.send('POST', testMail, { purpose: 'test' })
    expect(answer.status).toBe(502)
    expect(answer.json).toMatchObject({
      message: 'The mail server did not take the mail: 550 This sender is not allowed',
    })
    expect(await keptMail(shop.store)).toHaveLength(0)
  })

  it('is told where no mail goes out, and sends no test mail then', async () => {
    const { owner } = await openWith()
    expect((await owner.get('/api/panel/mail-service')).json).toMatchObject({ sendsMail: false })
    expect((await owner.send('POST', testMail, { purpose: 'test' })).status).toBe(409)
    expect(await keptMail(shop.store)).toHaveLength(0)
  })

  it('ticks its step once a name is given', async () => {
    const { owner, sender } = await openWith()
    const isDone = async () => (await owner.get('/api/panel/start')).json
    expect(await isDone()).toMatchObject({ setUp: { hasSender: false } })
    await sender.change({ displayName: 'Harbour' })
    expect(await isDone()).toMatchObject({ setUp: { hasSender: true } })
  })
})
