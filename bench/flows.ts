import { HttpVisitor } from '../e2e/testing/http-visitor.ts'
import { becomeOwner, type Owner } from '../e2e/testing/owner.ts'
import { Coverage, type Entered } from './flows/coverage.ts'
import type { Report, Row } from './report.ts'
import { openBenchShop } from './shop.ts'

/** So often each flow runs before it is counted: nothing is loaded or compiled while it counts. */
const warmUps = 10
/** So often it is counted. What a clock sets off in one round is not in the one with the fewest calls. */
const rounds = 7

/** How many of our files a request enters on the server, how many calls of functions it takes; `--files` names the files. */
export async function run(): Promise<Report> {
  const environment = { NODE_OPTIONS: '--inspect=127.0.0.1:0', PAGE_CACHE: 'off' }
  // The bundle is one file.
  const shop = await openBenchShop(environment, { fromSources: true })
  const coverage = await Coverage.begin(shop)
  try {
    const owner = await becomeOwner(shop)
    const visitor = new HttpVisitor(shop.url)
    const { itemId, sku, path } = await owner.sell({ title: 'Bench Print', onHand: 1000, priceCents: 2500 })
    const flows: Readonly<Record<string, () => Promise<Response>>> = {
      'add to cart': () => visitor.addToCart({ itemId, sku, quantity: 1 }),
      'panel save of a product': await savingOf(`/api/panel/products/${itemId}`, owner),
      'product page, uncached': () => visitor.get(path),
      'product page of the demo, uncached': () => visitor.get('/shop/morning-mug'),
    }
    const rows: Row[] = []
    for (const [name, ask] of Object.entries(flows)) rows.push(...rowsOf(name, await count(ask, coverage)))
    return { bench: 'flows', node: process.versions.node, rows }
  } finally {
    coverage.close()
    await shop.close()
  }
}

/** Saves a product with another title each time, as the panel does: what it sends says which version it changes. */
async function savingOf(address: string, { http }: Owner): Promise<() => Promise<Response>> {
  const read = async (answer: Response) => (await answer.json()) as { product: { updatedAtMs: number } }
  let { product } = await read(await http.get(address))
  let saves = 0
  return async () => {
    saves += 1
    const answer = await http.send('PUT', address, { ...product, title: `Bench Print ${saves}` })
    if (answer.ok) product = (await read(answer.clone())).product
    return answer
  }
}

async function count(ask: () => Promise<Response>, coverage: Coverage): Promise<Entered> {
  const succeed = async () => {
    const answer = await ask()
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 500)}`)
  }
  for (let turn = 0; turn < warmUps; turn += 1) await succeed()
  let least = await coverage.during(succeed)
  for (let round = 1; round < rounds; round += 1) {
    const entered = await coverage.during(succeed)
    if (callsOf(entered) < callsOf(least)) least = entered
  }
  if (least.size === 0)
    throw new Error('The server entered no file of ours: what is counted is not what ran.')
  return least
}

function callsOf(entered: Entered): number {
  return [...entered.values()].reduce((sum, calls) => sum + calls, 0)
}

/** Where the files are: the language and the widgets of the storefront apart from what is about the request. */
const groups: Readonly<Record<string, RegExp>> = {
  'server, domain, store, site, contract': /^packages\/(server|domain|store|site|contract)\//,
  'template, storefront': /^packages\/(template|storefront)\//,
}

function rowsOf(name: string, entered: Entered): readonly Row[] {
  if (process.argv.includes('--files'))
    for (const [file, calls] of [...entered].sort()) console.error(`${String(calls).padStart(6)} ${file}`)
  const files = Object.entries(groups).map(([group, pattern]) => ({
    case: name,
    subject: group,
    value: [...entered.keys()].filter((file) => pattern.test(file)).length,
    unit: 'files',
  }))
  return [...files, { case: name, subject: 'all', value: callsOf(entered), unit: 'calls' }]
}
