import { type Assault, type Finding, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'
import { requestHead, sendRaw } from '../wire/send-raw.ts'

const asks = 3_000
const allowedGrowthMegabytes = 150

/** No request puts its page in another's place, and none fills the memory of pages. */
export const cacheKeys: Assault = {
  name: 'cache keys',
  async run(grounds) {
    const field = await grounds.open()
    try {
      const findings = [...(await mixSites(field)), ...(await fillMemory(field))]
      return { attempts: asks + 20, findings }
    } finally {
      await field.shop.close()
    }
  },
}

/** Tells one site's page from another's, both seeded with the same content. */
async function siteIdOf(field: Battlefield, site: 'first' | 'second', path: string): Promise<string> {
  const client = field.client(site)
  const { body } = await client.send({ path })
  client.close()
  return /"website":\{"id":"([0-9a-f]{24})"/.exec(body)?.[1] ?? `none in ${body.slice(0, 80)}`
}

async function mixSites(field: Battlefield): Promise<readonly Finding[]> {
  const [first, second] = [await siteIdOf(field, 'first', '/'), await siteIdOf(field, 'second', '/')]
  const { hosts, port } = field
  const same = findIf(first === second || first.startsWith('none'), 'two sites', `${first} and ${second}`)
  const poison = [
    `GET /shop HTTP/1.1\r\nHost: ${hosts.second}/\r\n`,
    `GET /shop HTTP/1.1\r\nHost: second.example/shop\r\n`,
    `GET /shop HTTP/1.1\r\nHost: ${hosts.second} /shop\r\n`,
    `GET http://second.example/shop HTTP/1.1\r\nHost: ${hosts.first}\r\n`,
    `GET //second.example/shop HTTP/1.1\r\nHost: ${hosts.first}\r\n`,
    `GET /shop HTTP/1.1\r\nHost: SECOND.example:${port}\r\n`,
    `GET /shop HTTP/1.1\r\nHost: second.example.:${port}\r\n`,
  ]
  const findings: Finding[] = [...same]
  for (const head of poison) {
    await sendRaw(port, `${head}Connection: close\r\n\r\n`)
    const seen = [await siteIdOf(field, 'first', '/shop'), await siteIdOf(field, 'second', '/shop')]
    const isMixed = seen[0] !== first || seen[1] !== second
    findings.push(...findIf(isMixed, head.split('\r\n').slice(0, 2).join(' '), seen.join(' and ')))
  }
  return findings
}

/** Thousands of addresses that show nothing new, from one visitor. */
async function fillMemory(field: Battlefield): Promise<readonly Finding[]> {
  const { port, hosts } = field
  await sendRaw(port, requestHead('GET / HTTP/1.1', { Host: hosts.first, Connection: 'close' }))
  const before = field.residentMegabytes()
  const client = field.client()
  const kinds = [
    (at: number) => `/shop?category=unknown-${at}`,
    (at: number) => `/shop?page=${1_000 + at}`,
    (at: number) => `/cart?problem=${at}`,
    (at: number) => `/?nothing=${at}`,
    (at: number) => `/journal?tag=unknown-${at}`,
    (at: number) => `/nowhere-${at}`,
  ]
  let refused = 0
  for (let at = 0; at < asks; at += 30) {
    const some = Array.from({ length: 30 }, (_, offset) => at + offset)
    const answers = await Promise.all(
      some.map((number) => client.send({ path: kinds[number % kinds.length]?.(number) ?? '/' })),
    )
    refused += answers.filter(({ status }) => status === 429).length
  }
  const grownBy = field.residentMegabytes() - before
  const home = await client.send({ path: '/' })
  client.close()
  return [
    ...findIf(refused === 0, `${asks} pages that nobody has, from one address`, 'none was refused'),
    ...findIf(home.status !== 200, 'the home page, in memory, afterwards', String(home.status)),
    ...findIf(grownBy > allowedGrowthMegabytes, `${asks} such pages`, `${grownBy.toFixed(0)} MB held`),
  ]
}
