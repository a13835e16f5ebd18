import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { CaptchaDesk } from '../services/captcha-desk.ts'

/** A server that answers as `siteverify` of the real services is documented to. */
export interface CaptchaStandIn {
  readonly desk: CaptchaDesk
  /** What it was asked, in order: the fields of each form. */
  readonly asked: Readonly<Record<string, string>>[]
  close(): Promise<void>
}

/** Opens one that knows the secret `the-secret` and gives each answer by the name of what the browser sends, such as `right`. */
export async function openCaptchaStandIn(): Promise<CaptchaStandIn> {
  const asked: Readonly<Record<string, string>>[] = []
  const used = new Set<string>()
  const server = createServer(async (request, response) => {
    const fields = await readFields(request)
    asked.push(fields)
    if (fields.response === 'silence') return
    if (fields.response === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (fields.response === 'garbage') return void response.end('<html>')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(replyTo(fields, used)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/siteverify`
  return {
    desk: {
      addresses: { recaptcha: address, turnstile: address, hcaptcha: address },
      timeLimitMs: 700,
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function replyTo(
  { secret, response = '', sitekey }: Readonly<Record<string, string>>,
  used: Set<string>,
): object {
  const refused = (code: string) => ({ success: false, 'error-codes': [code] })
  if (secret !== 'the-secret') return refused('invalid-input-secret')
  if (sitekey !== undefined && sitekey !== 'the-site-key') return refused('sitekey-secret-mismatch')
  if (!/^(right|elsewhere)/.test(response)) return refused('invalid-input-response')
  if (used.has(response)) return refused('timeout-or-duplicate')
  used.add(response)
  const hostname = response.startsWith('elsewhere') ? 'other.example' : 'localhost'
  return { success: true, challenge_ts: '2026-11-03T12:00:00Z', hostname, 'error-codes': [] }
}

async function readFields(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await text(request)))
}
