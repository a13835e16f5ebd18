import { buildAccount } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../services/mailer.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const session = '/api/panel/session'
const ada = 'ada@example.com'
const minuteMs = 60_000

let sent: OutgoingMail[]
let shop: OpenShop
let visitor: Visitor
beforeEach(async () => {
  sent = []
  shop = await openShop({
    site: { homeOrigin: 'https://shop.example' },
    mailer: { transport: 'smtp', send: async (mail) => void sent.push(mail) },
  })
  await shop.store.accounts.save(buildAccount({ email: ada, roles: ['admin'] }))
  visitor = await shop.visitor()
})
afterEach(() => shop.close())

const askFor = (email: string, from = visitor) => from.send('POST', `${session}/link`, { email })
const enterBy = (token: string, from = visitor) => from.send('POST', `${session}/by-link`, { token })
const linkOf = (mail: OutgoingMail | undefined) => /https?:\S+link=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
const tokenOf = (mail: OutgoingMail | undefined) => linkOf(mail).split('link=')[1] ?? ''

async function mailedToken(email = ada): Promise<string> {
  await askFor(email)
  await shop.runJobs()
  return tokenOf(sent.at(-1))
}

describe('a mailed link', () => {
  it('signs in once, makes the browser known, and is written down', async () => {
    const token = await mailedToken('ADA@example.com ')
    expect(token).toMatch(/^[\w-]{43}$/)
    const entered = await enterBy(token)
    expect(entered.json).toMatchObject({ account: { email: ada } })
    expect((await visitor.get(session)).status).toBe(200)
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('device-'))).toHaveLength(1)
    const [act] = await shop.store.auditLog.list({ offset: 0, limit: 1 })
    expect(act).toMatchObject({ call: 'signInByLink', summary: 'Signed in by a link' })

    const again = await enterBy(token, await shop.visitor())
    expect([again.status, again.json]).toEqual([
      410,
      { message: 'This link was used already, or is too old. Please sign in.' },
    ])
  })

  it('leads to the home of the site, whatever host it was asked for at', async () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await shop.app.inject({
      method: 'POST',
      url: `${session}/link`,
      headers: { host: 'evil.example', cookie, 'x-csrf-token': visitor.cookies.get('crumb') ?? '' },
      payload: { email: ada },
    })
    await shop.runJobs()
    expect(linkOf(sent[0])).toMatch(/^https:\/\/shop\.example\/config\/sign-in\?link=[\w-]{43}$/)
    expect(JSON.stringify(sent)).not.toContain('evil.example')
  })

  it('is good for twenty minutes', async () => {
    const token = await mailedToken()
    shop.clock.nowMs += 20 * minuteMs
    expect((await enterBy(token)).status).toBe(410)
  })

  it('ends the former one', async () => {
    const [former, latter] = [await mailedToken(), await mailedToken()]
    expect((await enterBy(former)).status).toBe(410)
    expect((await enterBy(latter)).status).toBe(200)
  })

  it('is neither mailed to a disabled account nor lets one in', async () => {
    const token = await mailedToken()
    const account = await shop.store.accounts.findByEmail(ada)
    if (account) await shop.store.accounts.save({ ...account, isDisabled: true })
    expect((await enterBy(token)).status).toBe(410)
    expect((await askFor(ada)).status).toBe(200)
    await shop.runJobs()
    expect(sent).toHaveLength(1)
  })

  it('is shown to nobody who reads the mailbox, and is stored nowhere', async () => {
    const token = await mailedToken()
    const manager = await shop.visitor()
    await signInAs(manager, shop.store, ['storeManager'])
    const list = await manager.get('/api/panel/mail')
    expect(list.json).toMatchObject({
      rows: [{ to: ada, subject: `Sign-in link for ${ada}`, reason: 'sign-in', state: 'sent' }],
    })
    const [kept] = await keptMail(shop.store)
    const read = await manager.get(`/api/panel/mail/${kept?.id}`)
    expect(list.text + read.text + JSON.stringify(kept)).not.toMatch(new RegExp(`${token}|link=`))
  })
})

describe('asking for a link', () => {
  it('is answered alike for an address that nobody has, which gets no mail', async () => {
    const [known, unknown] = [await askFor(ada), await askFor('nobody@example.com')]
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
    const jobs = await shop.store.jobs.claim({ nowMs: shop.clock.nowMs, leaseMs: 0, limit: 10 })
    expect(jobs.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ email: ada }),
      expect.objectContaining({ email: 'nobody@example.com' }),
    ])
    await shop.runJobs()
    expect(sent.map(({ to }) => to)).toEqual([ada])
  })

  it('is limited for one address, had or not, and tells the true wait', async () => {
    const askOften = async (email: string, network: number) => {
      const asks = Array.from({ length: 6 }, (_, at) =>
        shop.app.inject({
          method: 'POST',
          url: `${session}/link`,
          remoteAddress: `198.51.${network}.${at}`,
          cookies: Object.fromEntries(visitor.cookies),
          headers: { 'x-csrf-token': visitor.cookies.get('crumb') ?? '' },
          payload: { email },
        }),
      )
      const answers = await Promise.all(asks)
      return answers.map(({ statusCode, body }) => `${statusCode} ${body}`).toSorted()
    }
    const answers = await askOften(ada, 1)
    expect(answers.at(-1)).toBe('429 {"message":"Please try again in 15 minutes."}')
    expect(answers.filter((each) => each.startsWith('200'))).toHaveLength(5)
    expect(await askOften('nobody@example.com', 2)).toEqual(answers)
  })

  it('tells the owner what became of a mail that does not go out, without the link', async () => {
    const refusing = await openShop({
      site: { homeOrigin: 'https://shop.example' },
      mailer: { transport: 'smtp', send: async () => Promise.reject(new Error('No mail server there')) },
    })
    const owner = await refusing.visitor()
    const email = await signInAs(owner, refusing.store, ['admin'])
    await askFor(email, owner)
    await refusing.runJobs()
    const unsent = await owner.get('/api/panel/mail')
    expect(unsent.json).toMatchObject({
      rows: [{ state: 'failed', subject: `Sign-in link for ${email}`, failure: 'No mail server there' }],
    })
    refusing.clock.nowMs += 30 * minuteMs
    await refusing.runJobs()
    expect((await owner.get('/api/panel/mail')).json).toMatchObject({
      rows: [{ state: 'dead', nextTryAtMs: null, failure: expect.stringContaining('too long ago') }],
    })
    await refusing.close()
  })

  it('promises nothing without a mail server, or while the address of the site is not known', async () => {
    expect((await visitor.get(`${session}/methods`)).json).toMatchObject({ mailsLinks: true })
    const homeless = await openShop({ mailer: { transport: 'smtp', send: async () => {} } })
    expect((await (await homeless.visitor()).get(`${session}/methods`)).json).toMatchObject({
      mailsLinks: false,
    })
    await homeless.close()

    const mailless = await openShop({ site: { homeOrigin: 'https://shop.example' } })
    const stranger = await mailless.visitor()
    expect((await stranger.get(`${session}/methods`)).json).toMatchObject({ mailsLinks: false })
    const refused = await askFor(ada, stranger)
    expect([refused.status, refused.json]).toEqual([
      409,
      { message: expect.stringContaining('npm run -s vitrine -- owner link EMAIL') },
    ])
    await mailless.close()
  })
})
