import { type Assault, type Finding, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'
import { tellsInsides } from '../wire/answer.ts'
import { requestHead, sendRaw } from '../wire/send-raw.ts'

/** Values that are no `host[:port]`. */
const malformed = [
  '',
  ' ',
  'a b',
  'second.example/shop',
  'second.example/../shop',
  'second.example?x',
  'second.example#x',
  'user@second.example',
  'user:password@second.example:80',
  'http://second.example',
  'second.example:99999',
  'second.example:port',
  'second.example:-1',
  'second.example:80:80',
  'second.example,127.0.0.1',
  'second.example\\shop',
  '[::1',
  '::1]',
  '[not::an::address]',
  'sec\tond.example',
  "second.example'><script>alert(1)</script>",
  'second.example%00',
  'seconä.example',
  '..',
  `${'a'.repeat(300)}.example`,
]

/** Well-formed, and nobody's: they may be answered, and must be believed nowhere. */
const forged = 'forged.example'

/** Hosts that are no hosts are refused in words; hosts that are nobody's get into no link, mail or page of others. */
export const hosts: Assault = {
  name: 'hosts',
  async run(grounds) {
    const field = await grounds.open()
    try {
      const paths = [
        '/',
        '/shop',
        '/cart',
        '/api/commerce/shopping-cart',
        '/config',
        '/robots.txt',
        '/nowhere',
      ]
      const requests = malformed.flatMap((host) => paths.map((path) => ({ host, path })))
      const findings: Finding[] = []
      for (const { host, path } of requests) findings.push(...(await askMalformed(field, host, path)))
      findings.push(...(await askTwice(field)), ...(await lookForForged(field)))
      findings.push(...findIf(tellsInsides(field.shop.output()), 'the log', field.shop.output().slice(-300)))
      return { attempts: requests.length + 2, findings }
    } finally {
      await field.shop.close()
    }
  },
}

async function askMalformed({ port }: Battlefield, host: string, path: string): Promise<readonly Finding[]> {
  const answer = await sendRaw(port, requestHead(`GET ${path} HTTP/1.1`, { Host: host, Connection: 'close' }))
  const isRefused = answer.status === 400 && !tellsInsides(answer.body)
  return findIf(!isRefused, `Host: ${host.slice(0, 60)} on ${path}`, `${answer.status} ${answer.body}`)
}

async function askTwice({ port, hosts: known }: Battlefield): Promise<readonly Finding[]> {
  const bytes = `GET / HTTP/1.1\r\nHost: ${known.first}\r\nHost: ${forged}\r\nConnection: close\r\n\r\n`
  const answer = await sendRaw(port, bytes)
  return findIf(answer.status !== 400, 'two Host lines', `${answer.status}`)
}

/** Asks for pages under a forged host first, then as everybody else does. */
async function lookForForged(field: Battlefield): Promise<readonly Finding[]> {
  const paths = ['/', '/shop', '/journal', '/sitemap.xml', '/robots.txt', '/journal?format=rss', '/config']
  const findings: Finding[] = []
  const visitor = field.client()
  for (const path of paths) {
    await visitor.send({ path, headers: { host: forged } })
    const answer = await visitor.send({ path })
    findings.push(...findIf(answer.body.includes(forged), `${path} after Host: ${forged}`, 'the forged host'))
  }
  visitor.close()
  return findings
}
