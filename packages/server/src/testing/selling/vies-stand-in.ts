import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VatDesk } from '../../services/vat-desk.ts'

/** A stand-in for VIES: it knows some numbers, and can be made silent. */
export interface ViesStandIn {
  readonly desk: VatDesk
  readonly asked: readonly Readonly<Record<string, unknown>>[]
  isSilent: boolean
  close(): Promise<void>
}

/** Opens one that knows these numbers, with the letters of their country. */
export async function openViesStandIn(known: readonly string[]): Promise<ViesStandIn> {
  const asked: Readonly<Record<string, unknown>>[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const question = JSON.parse(text) as Readonly<Record<string, unknown>>
    asked.push(question)
    response.setHeader('content-type', 'application/json')
    const { countryCode, vatNumber } = question
    const answer = standIn.isSilent
      ? { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
      : { ...question, valid: known.includes(`${countryCode}${vatNumber}`), requestIdentifier: 'WAPIAAAA1' }
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const standIn: ViesStandIn = {
    desk: { address: `http://127.0.0.1:${port}/check-vat-number`, timeLimitMs: 2_000 },
    asked,
    isSilent: false,
    close: () => new Promise((done) => server.close(() => done())),
  }
  return standIn
}
