import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type FormTargetDesk, usualFormTargetDesk } from '../services/form-target-desk.ts'

/** What a service was sent. */
interface SentToService {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A server that stands for the services to which forms are sent. */
export interface TargetStandIn {
  readonly url: string
  readonly desk: FormTargetDesk
  /** What came, in order. */
  readonly sent: SentToService[]
  /** What it answers from now on: a status and a text by what came, or silence. */
  answer: (sent: SentToService) => { readonly status: number; readonly text: string } | 'silence'
  close(): Promise<void>
}

/** Opens one that takes all that comes, and gives out tokens as Google does. */
export async function openTargetStandIn(): Promise<TargetStandIn> {
  const sent: SentToService[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const came = { method, path: url, headers, body: await text(request) }
    sent.push(came)
    const answered = standIn.answer(came)
    if (answered === 'silence') return
    response.writeHead(answered.status, { location: '/elsewhere' }).end(answered.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const standIn: TargetStandIn = {
    url,
    desk: {
      ...usualFormTargetDesk,
      isOpened: (address) => address === '127.0.0.1',
      timeLimitMs: 700,
      googleTokenUrl: `${url}/token`,
      googleSheetsUrl: url,
      mailchimpUrl: (dataCentre) => `${url}/${dataCentre}`,
    },
    sent,
    answer: ({ path }) =>
      path === '/token'
        ? { status: 200, text: '{"access_token":"the-token"}' }
        : { status: 200, text: '{"ok":true}' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
