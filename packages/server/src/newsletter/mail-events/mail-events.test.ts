import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookHeaders } from '../../services/sign-webhook.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { joinNewsletter, ownConsent } from '../join-newsletter.ts'

const hooks = '/api/panel/mail-hooks'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  const list = await shop.store.newsletterLists.find('newsletter')
  if (list) await shop.store.newsletterLists.save({ ...list, isConfirmed: false, isGreeting: false })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const consent = ownConsent({ text: 'Yes', page: { title: '', path: '' }, network: '' }, shop.services)
  const request = {
    listId: '',
    name: '',
    source: 'block',
    isOwnRequest: true,
    isConfirmedBefore: false,
  } as const
  for (const email of ['ada@example.com', 'ben@example.com'])
    await shop.store.transaction((tables) =>
      joinNewsletter(tables, { ...request, email, consent }, shop.services),
    )
})
afterEach(() => shop.close())

const reader = async (email: string) => {
  const [found] = await shop.store.subscribers.ofAddress(email)
  if (!found) throw new Error(`Nobody is called ${email}.`)
  return found
}
const stateOf = async (email: string) => (await reader(email)).state
const post = async (format: string, payload: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/mail-events/${format}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: answer.statusCode, json: answer.json() }
}
const setKey = (format: string, key = '') => owner.send('PUT', `${hooks}/${format}`, { key })
const newSecret = async () => ((await setKey('vitrine')).json as { secret: string }).secret
const at = () => shop.clock.nowMs / 1000
const ownPost = (events: readonly object[], secret: string, atMs = shop.clock.nowMs) => {
  const body = JSON.stringify({ events })
  return post('vitrine', body, webhookHeaders({ id: 'm1', atMs, body }, [secret]))
}
const bounce = (more: object = {}) => ({ kind: 'hard-bounce', email: 'ada@example.com', at: at(), ...more })

describe('a program of the owner’s own', () => {
  it('tells of mail that came back and of spam, and is heard once', async () => {
    const secret = await newSecret()
    const told = await ownPost([bounce(), bounce({ kind: 'complaint', email: 'BEN@example.com' })], secret)
    expect(told).toEqual({ status: 200, json: { taken: 2 } })
    expect([await stateOf('ada@example.com'), await stateOf('ben@example.com')]).toEqual([
      'bounced',
      'complained',
    ])
    const before = await reader('ada@example.com')
    expect((await ownPost([bounce(), bounce({ email: 'nobody@example.com' })], secret)).status).toBe(200)
    expect(await reader('ada@example.com')).toEqual(before)
  })

  it('keeps who complained off every list that others put them on, until they confirm by themselves', async () => {
    const secret = await newSecret()
    await ownPost([bounce({ kind: 'complaint' })], secret)
    const list = await shop.store.newsletterLists.find('newsletter')
    if (list) await shop.store.newsletterLists.save({ ...list, id: 'second' })
    const consent = ownConsent({ text: 'Yes', page: { title: '', path: '' }, network: '' }, shop.services)
    const join = (isOwnRequest: boolean) =>
      shop.store.transaction((tables) =>
        joinNewsletter(
          tables,
          {
            listId: 'second',
            email: 'Ada@example.com',
            name: '',
            source: 'import',
            isOwnRequest,
            isConfirmedBefore: true,
            consent,
          },
          shop.services,
        ),
      )
    expect(await join(false)).toBe('refused')
    expect(await join(true)).toBe('asked')
    const has = (listId: string) => shop.store.subscribers.hasRefused(listId, 'ada@example.com')
    await shop.store.subscribers.forgetRefusal('second', 'ADA@example.com', shop.clock.nowMs)
    // A yes to one list is a yes to that one.
    expect([await has('second'), await has('third')]).toEqual([false, true])
    await shop.store.subscribers.refuseAll('ada@example.com', shop.clock.nowMs)
    expect([await has('second'), await has('third')]).toEqual([true, true])
  })

  it('is set right by an owner where the mailbox is there after all, but not where somebody complained', async () => {
    const secret = await newSecret()
    await ownPost([bounce(), bounce({ kind: 'complaint', email: 'ben@example.com' })], secret)
    const [ada, ben] = [await reader('ada@example.com'), await reader('ben@example.com')]
    const back = (id: string) => owner.send('POST', `/api/panel/subscribers/${id}/return`, {})
    expect((await back(ada.id)).json).toMatchObject({
      subscriber: { state: 'subscribed', refusedAtMs: null },
    })
    expect((await back(ada.id)).status).toBe(409)
    expect((await back(ben.id)).status).toBe(409)
    expect(await stateOf('ben@example.com')).toBe('complained')
  })

  it('is not heard unsigned, signed by another or too long ago, changed on the way, or without a secret', async () => {
    const refused = { status: 401, json: { message: 'The signature of this message is not right.' } }
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    expect(await ownPost([bounce()], other)).toMatchObject(refused)
    const secret = await newSecret()
    const body = JSON.stringify({ events: [bounce()] })
    const signed = webhookHeaders({ id: 'm1', atMs: shop.clock.nowMs, body }, [secret])
    expect(await post('vitrine', body)).toMatchObject(refused)
    expect(await ownPost([bounce()], other)).toMatchObject(refused)
    expect(await ownPost([bounce()], secret, shop.clock.nowMs - 301_000)).toMatchObject(refused)
    expect(await post('vitrine', `${body} `, signed)).toMatchObject(refused)
    expect(await post('vitrine', body, { ...signed, 'webhook-id': 'm2' })).toMatchObject(refused)
    expect(await post('nobody', body, signed)).toMatchObject(refused)
    expect(await post('mailgun', body, signed)).toMatchObject(refused)
    const renewed = await newSecret()
    expect(await post('vitrine', body, signed)).toMatchObject(refused)
    expect((await owner.send('DELETE', `${hooks}/vitrine`)).status).toBe(200)
    expect(await ownPost([bounce()], renewed)).toMatchObject(refused)
    expect(await stateOf('ada@example.com')).toBe('subscribed')
  })

  it('is told what is wrong with its words, and nothing of them is taken', async () => {
    const secret = await newSecret()
    const wrong = await ownPost([bounce(), { kind: 'opened', email: 'ben@example.com', at: at() }], secret)
    expect(wrong).toMatchObject({
      status: 400,
      json: { message: 'This message is of another shape than it should be.' },
    })
    const body = 'no JSON'
    const signed = webhookHeaders({ id: 'm1', atMs: shop.clock.nowMs, body }, [secret])
    expect((await post('vitrine', body, signed)).status).toBe(400)
    expect(await stateOf('ada@example.com')).toBe('subscribed')
  })

  it('names the campaign by the id of the mail, and no reader but its own', async () => {
    const secret = await newSecret()
    const [ada, ben] = [await reader('ada@example.com'), await reader('ben@example.com')]
    const queue = { campaignId: 'c1', listId: 'newsletter', subscribedByMs: shop.clock.nowMs }
    await shop.store.campaignDeliveries.queue({ ...queue, afterId: '', limit: 10 })
    const messageId = (id: string) => `<c1.${id}@shop.example>`
    await ownPost([bounce({ messageId: messageId(ben.id) })], secret)
    expect(await shop.store.campaignDeliveries.counts('c1')).toMatchObject({ bounced: 0 })
    await ownPost([bounce({ kind: 'complaint', messageId: messageId(ada.id) })], secret)
    expect(await shop.store.campaignDeliveries.counts('c1')).toMatchObject({ bounced: 0, complained: 1 })
  })
})

describe('a service', () => {
  it('is known by Mailgun’s signature of time and token', async () => {
    const key = '0123456789abcdef0123456789abcdef'
    expect((await setKey('mailgun', key)).json).toMatchObject({ hook: { isSet: true }, secret: null })
    const message = (signature: string) =>
      JSON.stringify({
        signature: { timestamp: '1529006854', token: 't0ken', signature },
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          recipient: 'ada@example.com',
          timestamp: at(),
        },
      })
    const right = createHmac('sha256', key).update('1529006854t0ken').digest('hex')
    expect((await post('mailgun', message(right.replace(/^./, 'x')))).status).toBe(401)
    expect(await stateOf('ada@example.com')).toBe('subscribed')
    expect(await post('mailgun', message(right))).toEqual({ status: 200, json: { taken: 1 } })
    expect(await stateOf('ada@example.com')).toBe('bounced')
  })

  it('is known by SendGrid’s signature of time and body', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await setKey('sendgrid', publicKey.export({ format: 'der', type: 'spki' }).toString('base64'))
    const body = JSON.stringify([
      { event: 'spamreport', email: 'ada@example.com', timestamp: at() },
      { event: 'delivered', email: 'ben@example.com', timestamp: at() },
    ])
    const signature = sign('sha256', Buffer.from(`1600${body}`), privateKey).toString('base64')
    const headers = {
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': '1600',
    }
    const late = { ...headers, 'x-twilio-email-event-webhook-timestamp': '1601' }
    expect((await post('sendgrid', body, late)).status).toBe(401)
    expect(await post('sendgrid', body, headers)).toEqual({ status: 200, json: { taken: 1 } })
    expect([await stateOf('ada@example.com'), await stateOf('ben@example.com')]).toEqual([
      'complained',
      'subscribed',
    ])
  })

  it('is given a key by administrators alone, and none that cannot be its own', async () => {
    expect((await setKey('mailgun', 'short')).json).toMatchObject({
      errors: { key: expect.stringContaining('no signing key') },
    })
    const { hooks: listed } = (await owner.get(hooks)).json as {
      hooks: readonly { url: string; isSet: boolean }[]
    }
    expect(listed.map(({ isSet }) => isSet)).toEqual([false, false, false])
    expect(listed[1]?.url).toMatch(/^http.*\/api\/mail-events\/mailgun$/)
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['storeManager'])
    expect((await other.get(hooks)).status).toBe(403)
    expect((await other.send('PUT', `${hooks}/vitrine`, { key: '' })).status).toBe(403)
  })
})
