import { type Floor, type FloorPage, openFloor } from '../floor/open-floor.ts'
import { takeTurn } from '../load/turn.ts'
import { median, type Row } from '../report.ts'
import { openBenchShop } from '../shop.ts'
import { cookiesOf, headersOf, readAnswer } from './read-answer.ts'

const rounds = 5
const load = { connections: 50, seconds: 1 }

/** A page as one kind of visitor asks for it. */
interface Case {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Pages from memory against a bare Fastify handler and against bare `node:http`, which send the same bytes and headers, in turns of a second. */
export async function measureCached(dataDir: string): Promise<readonly Row[]> {
  const shop = await openBenchShop({}, { prepared: dataDir })
  try {
    const cases = await listCases(shop.url)
    const pages = await Promise.all(cases.map((each) => floorPageOf(shop.url, each)))
    const floor = await openFloor({ pages })
    const node = await openFloor({ pages }, 'node')
    try {
      return cases.flatMap((each, number) => compare(each, `/page/${number}`, { shop, floor, node }))
    } finally {
      floor.close()
      node.close()
    }
  } finally {
    await shop.close()
  }
}

async function listCases(url: string): Promise<readonly Case[]> {
  const cases: Case[] = []
  for (const [kind, path] of Object.entries(paths)) {
    for (const encoding of kind === 'product' ? ['identity', 'gzip'] : ['gzip']) {
      const headers = { 'accept-encoding': encoding }
      const cookie = cookiesOf(await readAnswer(url + path, headers))
      cases.push({ name: `cached ${kind}, first visit, ${encoding}`, path, headers })
      cases.push({ name: `cached ${kind}, with cookies, ${encoding}`, path, headers: { ...headers, cookie } })
    }
  }
  // The other forms of a page are made after its first answer.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return cases
}

const paths = { product: '/shop/morning-mug', list: '/shop', post: '/journal/how-a-mug-is-made' }

async function floorPageOf(url: string, { path, headers }: Case): Promise<FloorPage> {
  const answer = await readAnswer(url + path, headers)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return { headers: headersOf(answer), body: answer.body.toString('base64') }
}

interface Servers {
  readonly shop: { readonly url: string; readonly pid: number }
  readonly floor: Floor
  readonly node: Floor
}

function compare(
  { name, path, headers }: Case,
  floorPath: string,
  { shop, floor, node }: Servers,
): readonly Row[] {
  const turns = Array.from({ length: rounds + 1 }, () => ({
    ours: takeTurn(shop, shop.url + path, { ...load, headers }),
    floors: takeTurn(floor, floor.url + floorPath, { ...load, headers }),
    nodes: takeTurn(node, node.url + floorPath, { ...load, headers }),
  })).slice(1)
  const middle = (pick: (each: (typeof turns)[number]) => number) => median(turns.map(pick))
  return [
    {
      case: name,
      subject: 'vitrine',
      value: middle(({ ours }) => ours.perSecond),
      unit: 'req/s',
      ratio: {
        floor: middle(({ ours, floors }) => ours.perSecond / floors.perSecond),
        'floor by processor time': middle(({ ours, floors }) => floors.microseconds / ours.microseconds),
        'node:http': middle(({ ours, nodes }) => ours.perSecond / nodes.perSecond),
      },
    },
    { case: name, subject: 'floor', value: middle(({ floors }) => floors.perSecond), unit: 'req/s' },
    { case: name, subject: 'node:http', value: middle(({ nodes }) => nodes.perSecond), unit: 'req/s' },
  ]
}
