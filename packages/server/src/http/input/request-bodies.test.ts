import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { unsubscribeCall } from '@vitrine/contract/newsletter/link-calls'
import { leaveRemindersCall } from '@vitrine/contract/reminders/calls'
import { leaveRestockCall } from '@vitrine/contract/restock/calls'
import { leaveReviewsCall } from '@vitrine/contract/reviews/page-calls'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const boundary = 'a-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const pictures = '/api/panel/images'

let shop: OpenShop
let visitor: Visitor
let editor: Visitor
let port: number
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitor()
  editor = await shop.visitor()
  await signInAs(editor, shop.store, ['admin'])
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

const part = (disposition: string, content: Buffer | string = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const ask = (call: Pick<Call, 'method' | 'path'>, payload: Buffer | string, from: Visitor, more = {}) => {
  const cookies = Object.fromEntries(from.cookies)
  return shop.app.inject({
    method: call.method,
    url: call.path.replace(/:\w+/g, '0'.repeat(24)),
    cookies,
    headers: { 'x-csrf-token': cookies.crumb ?? '', ...multipart, ...more },
    payload,
  })
}

/** Opens a request with all its headers, and sends as much of its body as is given. */
function begin(
  address: string,
  from: Visitor | null,
  body: string,
  headers: readonly string[],
  length = 19_000_000,
): Socket {
  const cookie = [...(from?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const lines = [
    `POST ${address} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    ...(from ? [`X-CSRF-Token: ${from.cookies.get('crumb')}`] : []),
    `Content-Length: ${length}`,
    ...headers,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return socket
}

/** The first line that the server answers. */
function statusLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1').split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

describe('multipart form data', () => {
  // Mail programs may send their one press that way (RFC 8058); nothing of it is read.
  const taken: readonly string[] = [
    unsubscribeCall.name,
    leaveRestockCall.name,
    leaveReviewsCall.name,
    leaveRemindersCall.name,
  ]
  const changes = allCalls.filter(
    (call) => call.method !== 'GET' && call.upload === undefined && !taken.includes(call.name),
  )

  it.each(changes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is not taken by %s',
    async (_name, call) => {
      const popup = part('name="popup"', '{"version":1}')
      const from = call.policy.kind === 'owner' ? editor : visitor
      const answer = await ask(call, popup, from)
      expect([403, 415]).toContain(answer.statusCode)
      expect(typeof answer.json().message).toBe('string')
    },
  )

  it('stores nothing where a body is wanted', async () => {
    const before = (await shop.store.site.read()).notices
    const notices = { method: 'PUT', path: '/api/panel/notices' } as const
    const answer = await ask(notices, part('name="popup"', '{"version":1}'), editor)
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'Content of this kind is not taken here.' },
    ])
    expect((await shop.store.site.read()).notices).toEqual(before)
  })

  it('is refused before it has come, on forms as on calls', async () => {
    const type = [`Content-Type: ${multipart['content-type']}`, 'Origin: http://localhost']
    const paths = ['/api/commerce/shopping-cart/entries', '/cart', '/checkout', '/unlock']
    const answers = await Promise.all(paths.map((path) => statusLine(begin(path, visitor, '--', type))))
    expect(answers).toEqual(paths.map(() => 'HTTP/1.1 415 Unsupported Media Type'))
  })

  it('is refused before it has come where nobody may upload', async () => {
    const type = [`Content-Type: ${multipart['content-type']}`]
    expect(await statusLine(begin(pictures, visitor, '--', type))).toBe('HTTP/1.1 401 Unauthorized')
    expect(await statusLine(begin(pictures, null, '--', type))).toBe('HTTP/1.1 403 Forbidden')
  })
})

describe('an uploaded picture', () => {
  const upload = { method: 'POST', path: pictures } as const
  const file = (content: Buffer) => part('name="file"; filename="Sea.png"', content)

  it('is kept', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const answer = await ask(upload, file(png), editor)
    expect(answer.json()).toMatchObject({ image: { filename: 'sea.jpg', widthPx: 9 } })
  })

  it('is refused in words when it is too large, or none', async () => {
    const large = await ask(upload, file(Buffer.alloc(20_000_001, 1)), editor)
    expect([large.statusCode, large.json().message]).toEqual([
      413,
      'The file Sea.png is too large. The maximum allowed file size is 20 MB.',
    ])
    const wide = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: '#336699' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const vast = await ask(upload, file(wide), editor)
    expect([vast.statusCode, vast.json().message]).toEqual([
      413,
      'The picture Sea.png has too many pixels. The largest that is taken has 50 megapixels.',
    ])
    const noise = await ask(upload, file(Buffer.alloc(2_000, 1)), editor)
    expect([noise.statusCode, noise.json().message]).toEqual([
      415,
      'The file Sea.png does not appear to be a supported file',
    ])
    const nothing = await ask(upload, part('name="title"', 'Sea'), editor)
    expect([nothing.statusCode, nothing.json().message]).toEqual([400, 'Please choose a picture.'])
  })

  it('leaves nothing behind when it breaks off', async () => {
    const folder = path.join(shop.services.dataDir, 'images', shop.website.id)
    const before = readdirSync(folder).length
    const type = [`Content-Type: ${multipart['content-type']}`]
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(90_000)}`
    const socket = begin(pictures, editor, start, type)
    await expect.poll(() => readdirSync(folder).length).toBe(before + 1)
    socket.destroy()
    await expect.poll(() => readdirSync(folder).length).toBe(before)
  })

  it.each([
    ['without a boundary', 'anything', { 'content-type': 'multipart/form-data' }],
    [
      'without an end',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab`,
      {},
    ],
    ['that begins nowhere', 'no part at all', {}],
    ['with a name of the language', part('name="__proto__"; filename="a"', 'a'), {}],
    [
      'of another kind',
      part('name="file"; filename="a"', 'a'),
      { 'content-type': 'multipart/mixed; boundary=a' },
    ],
  ])('%s is told to be unreadable, and not logged', async (_name, body, headers) => {
    const answer = await ask(upload, body, editor, headers)
    expect([400, 415]).toContain(answer.statusCode)
    expect(typeof answer.json().message).toBe('string')
    expect(shop.logged.join()).not.toContain('A request failed')
  })
})

describe('bodies that never end', () => {
  const addEntry = '/api/commerce/shopping-cart/entries'
  const json = ['Content-Type: application/json']
  const unfinished = `{"itemId":"${'a'.repeat(200_000)}`

  it('hold no more than their share, and let it go when they are gone', async () => {
    const { bodies } = shop.app.installation
    const start = () => begin(addEntry, null, unfinished, json, 250_000)
    const sockets = Array.from({ length: 60 }, start)
    await expect.poll(() => bodies.heldBytes).toBeGreaterThan(6_000_000)
    expect(bodies.heldBytes).toBeLessThan(8_500_000)
    const refused = await statusLine(start())
    expect(refused).toBe('HTTP/1.1 503 Service Unavailable')
    sockets.forEach((socket) => {
      socket.destroy()
    })
    await expect.poll(() => bodies.heldBytes).toBe(0)
  })

  it('are refused by their length when they are to be larger than any body', async () => {
    expect(await statusLine(begin(addEntry, null, '{', json))).toBe('HTTP/1.1 413 Payload Too Large')
  })
})

describe('the fields of a plain form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('are checked where the form has a handler of its own', async () => {
    const entries = { method: 'POST', path: '/api/commerce/shopping-cart/entries' } as const
    const long = await ask(entries, `itemId=${'a'.repeat(100)}`, visitor, form)
    expect([long.statusCode, long.json().errors]).toEqual([400, { itemId: 'Use at most 64 characters.' }])
    const comment = { method: 'POST', path: '/api/content/items/abc/comments' } as const
    const wordy = await ask(comment, `body=x&authorName=${'a'.repeat(2_000)}`, visitor, form)
    expect([wordy.statusCode, wordy.json().errors]).toEqual([
      400,
      { authorName: 'Use at most 1000 characters.' },
    ])
    const checkout = await ask(
      { method: 'POST', path: '/checkout' },
      `email=${'a'.repeat(formLimits.text + 1)}`,
      visitor,
      form,
    )
    expect(checkout.statusCode).toBe(400)
  })
})

describe('a body of very many parts', () => {
  const names = Array.from({ length: 50_000 }, (_, at) => at.toString(36))
  const tooMany = [413, { message: 'The request is made of too many parts.' }]
  const form = 'application/x-www-form-urlencoded'
  const bodies: readonly (readonly [what: string, type: string, body: string])[] = [
    ['a form of names', form, names.join('&')],
    ['a form of one name', form, 'a&'.repeat(100_000)],
    ['a form of nothing', form, '&'.repeat(200_000)],
    [
      'names',
      'application/json',
      `{${names
        .slice(0, 20_000)
        .map((name) => `"${name}":1`)
        .join()}}`,
    ],
    ['values', 'application/json', `{"itemId":[${'1,'.repeat(100_000)}1]}`],
    ['lists in lists', 'application/json', '['.repeat(100_000) + ']'.repeat(100_000)],
  ]

  it.each(bodies)('is refused in words when it has %s', async (_what, type, body) => {
    const sent = { 'content-type': type, origin: 'http://localhost' }
    const paths = ['/cart', '/checkout', '/api/form/SaveFormSubmission', '/api/panel/session', '/nowhere']
    for (const path of paths)
      expect(await told(ask({ method: 'POST', path }, body, visitor, sent))).toEqual(tooMany)
  })

  it.each(bodies)('is refused in words when an owner sends %s', async (_what, type, body) => {
    const account = { method: 'PUT', path: '/api/panel/account' } as const
    expect(await told(ask(account, body.repeat(3), editor, { 'content-type': type }))).toEqual(tooMany)
  })

  it('is told as a page to who looks at one', async () => {
    const sent = { 'content-type': form, origin: 'http://localhost', accept: 'text/html' }
    const answer = await ask({ method: 'POST', path: '/cart' }, names.join('&'), visitor, sent)
    expect([answer.statusCode, answer.body.includes('The request is made of too many parts.')]).toEqual([
      413,
      true,
    ])
  })

  it('does not hinder a form with as many fields as forms have', async () => {
    const entries = { method: 'POST', path: '/checkout' } as const
    const filled = names.slice(0, formLimits.inputs).map((name) => `f${name}=1`)
    const answer = await ask(entries, filled.join('&'), visitor, { 'content-type': form })
    expect(answer.statusCode).not.toBe(413)
  })
})

async function told(asked: ReturnType<typeof ask>): Promise<readonly [number, unknown]> {
  const answer = await asked
  return [answer.statusCode, answer.json()]
}

describe('an unknown address of the calls', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is told by %s, whatever comes with it',
    async (method) => {
      const answer = await shop.app.inject({
        method,
        url: '/api/nowhere',
        headers: { accept: 'text/html', 'content-type': 'application/json' },
        ...(method === 'GET' || method === 'HEAD' ? {} : { payload: '{"broken":' }),
      })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.body || '{"message":"Unable to locate content"}').toBe(
        '{"message":"Unable to locate content"}',
      )
    },
  )

  it('is told for known addresses that do not know the method', async () => {
    const answer = await shop.app.inject({ method: 'PATCH', url: '/api/panel/notices', payload: {} })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Unable to locate content' }])
    const other = await shop.app.inject({ method: 'POST', url: '/nowhere', payload: {} })
    expect([other.statusCode, other.json()]).toEqual([404, { message: 'Unable to locate content' }])
  })
})
