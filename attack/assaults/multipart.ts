import { connect, type Socket } from 'node:net'
import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { sampleOf } from '@vitrine/contract/testing/invalid-samples'
import { type Assault, type Finding, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'
import { tellsInsides } from '../wire/answer.ts'
import type { Client } from '../wire/client.ts'
import { findInEach } from '../wire/find-in-each.ts'
import { requestHead, sendRaw } from '../wire/send-raw.ts'

const boundary = 'xyz'
const multipartType = `multipart/form-data; boundary=${boundary}`
const announcedBytes = 19_000_000
/** What 100 uploads of 19 MB may hold, with the garbage of everything before: far below their 1,900 MB. */
const allowedGrowthMegabytes = 200

const bodies = {
  whole: `--${boundary}\r\nContent-Disposition: form-data; name="popup"\r\n\r\n{"version":1}\r\n--${boundary}--\r\n`,
  file: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--${boundary}--\r\n`,
  cutShort: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf`,
  noBoundary: 'no boundary at all',
  manyFields: `${Array.from({ length: 100 }, (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`).join('')}--${boundary}--\r\n`,
} as const

const types = [
  multipartType,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=xyz',
]

const changes = allCalls.filter((call) => call.method !== 'GET' && call.name !== 'signOut')
/** Mail programs that unsubscribe in one click may post multipart form data (RFC 8058, section 3.1). */
const pressedInMail = ['unsubscribe', 'leaveRestock', 'leaveReviews', 'leaveReminders']
const takesFields = (call: Call) => pressedInMail.includes(call.name)
const takesFiles = (call: Call) => call.upload !== undefined
const namesThings = ['sendPart', 'uploadFormFile', 'saveFormParts', 'importSubscribers', 'importTranslations']

/** Multipart reaches no call but uploads, changes nothing, and holds no memory. */
export const multipart: Assault = {
  name: 'multipart',
  async run(grounds) {
    const field = await grounds.open({ RATE_LIMITS: 'off' })
    try {
      const owner = await field.owner()
      const before = await readStored(owner)
      const findings = await findInEach(everyAttempt(), (attempt) => sendTo(owner, attempt))
      const after = await readStored(owner)
      findings.push(...findIf(before !== after, 'multipart to every call', `stored: ${after}`))
      findings.push(...(await announceMuch(field)), ...(await holdMemory(field)))
      const page = await owner.send({ path: '/' })
      findings.push(...findIf(page.status !== 200, 'the home page afterwards', String(page.status)))
      return { attempts: changes.length * types.length * 5 + 110, findings }
    } finally {
      await field.shop.close()
    }
  },
}

async function readStored(owner: Client): Promise<string> {
  const paths = [
    '/api/panel/notices',
    '/api/panel/redirects',
    '/api/panel/settings/visibility',
    '/api/panel/products',
    '/api/panel/media',
    '/api/panel/uploads',
    '/api/panel/subscribers',
    '/api/panel/templates',
  ]
  const answers = await Promise.all(paths.map((path) => owner.send({ path })))
  return JSON.stringify(answers.map(({ body }) => body))
}

type Attempt = readonly [call: Call, type: string, kind: keyof typeof bodies]

function* everyAttempt(): Iterable<Attempt> {
  for (const call of changes)
    for (const type of types)
      for (const kind of Object.keys(bodies) as (keyof typeof bodies)[]) yield [call, type, kind]
}

async function sendTo(owner: Client, [call, type, kind]: Attempt): Promise<readonly Finding[]> {
  const query = sampleOf(call.query)
  const asked = takesFiles(call) ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const path = call.path.replaceAll(/:\w+/g, '0'.repeat(24)) + asked
  const headers = { 'content-type': type }
  const answer = await owner.send({ method: call.method, path, headers, body: bodies[kind] })
  const isRight = refusalsOf([call, type, kind]).includes(answer.status) && !tellsInsides(answer.body)
  return findIf(
    !isRight,
    `${call.method} ${call.path} as ${type}, ${kind}`,
    `${answer.status} ${answer.body}`,
  )
}

/** What an attempt may be answered: nothing of it is ever taken. */
function refusalsOf([call, type, kind]: Attempt): readonly number[] {
  if (!takesFiles(call)) return takesFields(call) ? [400, 415] : [415]
  if (!type.startsWith('multipart/form-data')) return [415]
  // The form, the field, the language or the upload that is named is not there, which may be seen first.
  if (namesThings.includes(call.name)) return [400, 404]
  return kind === 'file' && type === multipartType ? [400, 415] : [400]
}

/** A refusal comes before the body does. */
async function announceMuch({ port, hosts }: Battlefield): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const path of ['/api/commerce/shopping-cart/entries', '/api/panel/images', '/cart', '/nowhere']) {
    const head = requestHead(`POST ${path} HTTP/1.1`, {
      Host: hosts.first,
      'Content-Type': multipartType,
      'Content-Length': String(announcedBytes),
    })
    const { status } = await sendRaw(port, `${head}--${boundary}\r\n`)
    findings.push(...findIf(status < 400 || status >= 500, `19 MB announced to ${path}`, String(status)))
  }
  return findings
}

/** A hundred uploads that never end, by somebody whom nobody knows. */
async function holdMemory(field: Battlefield): Promise<readonly Finding[]> {
  const before = field.residentMegabytes()
  const sockets = Array.from({ length: 100 }, (_, at) =>
    startUpload(field, at % 2 === 0 ? '/api/commerce/shopping-cart/entries' : '/api/panel/images'),
  )
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const grownBy = field.residentMegabytes() - before
  for (const socket of sockets) socket.destroy()
  return findIf(
    grownBy > allowedGrowthMegabytes,
    '100 unfinished uploads of 19 MB',
    `${grownBy.toFixed(0)} MB held`,
  )
}

function startUpload({ port, hosts }: Battlefield, path: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' }, () => {
    const head = requestHead(`POST ${path} HTTP/1.1`, {
      Host: hosts.first,
      'Content-Type': multipartType,
      'Content-Length': String(announcedBytes),
    })
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    socket.write(head + part)
    socket.write(Buffer.alloc(announcedBytes - 1_000_000, 120))
  })
  // The server may close a connection that it refused: that is right.
  socket.on('error', () => socket.destroy())
  socket.resume()
  return socket
}
