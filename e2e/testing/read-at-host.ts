import { get } from 'node:http'
import type { ShopProcess } from './start-shop.ts'

/** What a server answers for one of its hosts, as text. */
export function readAtHost({ url }: ShopProcess, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${new URL(url).port}` }
    // No connection is kept: the server may be killed in the meantime.
    const request = get(url + path, { headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve(text))
    })
    request.on('error', reject)
  })
}
