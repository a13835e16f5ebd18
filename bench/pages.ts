import { type Floor, openFloor } from './floor/open-floor.ts'
import { runAutocannon } from './load/autocannon.ts'
import { runWrk } from './load/wrk.ts'
import { median, type Report, type Row } from './report.ts'
import { openBenchShop } from './shop.ts'

const path = '/shop/morning-mug'
const rounds = 5
/** Ghost's uncached post in production mode, measured beside the floor when the peers were compared (requests per second). */
const ghostPagesPerSecond = 54

/** Pages: cached against a bare Fastify handler with the same bytes, then uncached. */
export async function run(): Promise<Report> {
  return {
    bench: 'pages',
    node: process.versions.node,
    rows: [...(await measureCached()), ...(await measureUncached())],
  }
}

async function measureCached(): Promise<readonly Row[]> {
  const shop = await openBenchShop()
  try {
    const rows: Row[] = []
    for (const encoding of ['identity', 'gzip']) {
      const first = await fetch(shop.url + path, { headers: { 'accept-encoding': encoding } })
      await first.arrayBuffer()
      // The compressed form may be made after the first answer.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const floor = await openFloor({
        page: await readRaw(shop.url + path, encoding),
        pageEncoding: encoding === 'gzip' ? 'gzip' : '',
      })
      try {
        rows.push(...compareCached(shop.url + path, floor, encoding))
      } finally {
        floor.close()
      }
    }
    return rows
  } finally {
    await shop.close()
  }
}

/** Reads the bytes as they come over the wire. */
async function readRaw(url: string, encoding: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
    call.on('error', reject)
    call.end()
  })
}

function compareCached(url: string, floor: Floor, encoding: string): readonly Row[] {
  const load = { connections: 50, seconds: 2, headers: { 'accept-encoding': encoding } }
  runWrk(url, { ...load, seconds: 1 })
  runWrk(`${floor.url}/page`, { ...load, seconds: 1 })
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(runWrk(url, load).requestsPerSecond)
    theirs.push(runWrk(`${floor.url}/page`, load).requestsPerSecond)
  }
  const ratio = median(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)))
  const name = `cached product page, ${encoding}`
  return [
    { case: name, subject: 'vitrine', value: median(ours), unit: 'req/s', ratio: { floor: ratio } },
    { case: name, subject: 'floor', value: median(theirs), unit: 'req/s' },
  ]
}

async function measureUncached(): Promise<readonly Row[]> {
  const shop = await openBenchShop({ PAGE_CACHE: 'off' })
  try {
    await runAutocannon({ url: shop.url + path, connections: 1, duration: 2 })
    const alone = await runAutocannon({ url: shop.url + path, connections: 1, duration: 4 })
    const crowd = await runAutocannon({ url: shop.url + path, connections: 50, duration: 5 })
    return [
      { case: 'uncached product page, alone', subject: 'vitrine', value: alone.p50Ms, unit: 'ms p50' },
      {
        case: 'uncached product page, 50 at once',
        subject: 'vitrine',
        value: crowd.perSecond,
        unit: 'req/s',
        ratio: { 'ghost (54/s)': crowd.perSecond / ghostPagesPerSecond },
      },
    ]
  } finally {
    await shop.close()
  }
}
