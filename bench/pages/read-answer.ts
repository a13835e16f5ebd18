import { request } from 'node:http'

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number
  /** Name, value, name, value. */
  readonly lines: readonly string[]
  readonly body: Buffer
}

/** Asks once; the body stays compressed. */
export function readAnswer(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          lines: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** Headers that each server writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** The headers of an answer, without those that each server writes by itself. */
export function headersOf({ lines }: RawAnswer): Readonly<Record<string, string | string[]>> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of pairsOf(lines)) {
    if (ownHeaders.has(name)) continue
    const known = headers[name]
    headers[name] = known === undefined ? value : [known, value].flat()
  }
  return headers
}

/** The `Cookie` header that a browser sends after an answer. */
export function cookiesOf({ lines }: RawAnswer): string {
  const set = pairsOf(lines).filter(([name]) => name === 'set-cookie')
  return set.map(([, value]) => value.split(';', 1)[0]).join('; ')
}

function pairsOf(lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines.flatMap((name, place) =>
    place % 2 === 0 ? [[name.toLowerCase(), lines[place + 1] ?? ''] as const] : [],
  )
}
