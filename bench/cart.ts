import { orderBody } from '../e2e/testing/guest.ts'
import { HttpVisitor } from '../e2e/testing/http-visitor.ts'
import { becomeOwner } from '../e2e/testing/owner.ts'
import { prepareCheckout } from '../e2e/testing/prepare-checkout.ts'
import type { ShopProcess } from '../e2e/testing/start-shop.ts'
import { openFloor } from './floor/open-floor.ts'
import { type LoadResult, runAutocannon } from './load/autocannon.ts'
import { median, type Report, type Row } from './report.ts'
import { openBenchShop } from './shop.ts'

const connections = 20
const rounds = 3
const seconds = 5
const entriesPath = '/api/commerce/shopping-cart/entries'

/** Add to cart and checkout over HTTP, every acknowledged change on disk, beside a bare handler of the same JSON. */
export async function run(): Promise<Report> {
  const shop = await openBenchShop({ RATE_LIMITS: 'off' })
  try {
    const owner = await becomeOwner(shop)
    const product = await owner.sell({ title: 'Bench Print', onHand: 1_000_000, priceCents: 2500 })
    const rows = [...(await measureAdds(shop, product)), ...(await measureCheckouts(shop, product))]
    return { bench: 'cart', node: process.versions.node, rows }
  } finally {
    await shop.close()
  }
}

interface Product {
  readonly itemId: string
  readonly sku: string
}

async function measureAdds(shop: ShopProcess, product: Product): Promise<readonly Row[]> {
  const visitors = await Promise.all(Array.from({ length: connections }, () => openCart(shop, product)))
  const body = JSON.stringify({
    itemId: product.itemId,
    sku: product.sku,
    quantity: 1,
    additionalFields: null,
  })
  const answer = await visitors[0]?.addToCart({ ...product, quantity: 1 })
  const floor = await openFloor({ reply: (await answer?.text()) ?? '{}' })
  let added = connections + 1
  const ours: number[] = []
  const theirs: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push((await post(`${floor.url}/json`, body, [])).perSecond)
      const result = await post(shop.url + entriesPath, body, visitors)
      if (result.failed > 0) throw new Error(`${result.failed} adds failed.`)
      ours.push(result.perSecond)
      added += result.acknowledged
    }
  } finally {
    floor.close()
  }
  const ratio = median(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)))
  return [
    {
      case: 'add to cart, 20 connections',
      subject: 'vitrine',
      value: median(ours),
      unit: 'req/s',
      ratio: { floor: ratio },
    },
    { case: 'add to cart, 20 connections', subject: 'floor', value: median(theirs), unit: 'req/s' },
    {
      case: 'adds lost',
      subject: 'vitrine',
      value: Math.max(0, added - (await countInCarts(visitors))),
      unit: 'adds',
    },
  ]
}

async function openCart(shop: ShopProcess, product: Product): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(shop.url)
  const added = await visitor.addToCart({ ...product, quantity: 1 })
  if (!added.ok) throw new Error(`The first add answered ${added.status}: ${await added.text()}`)
  return visitor
}

async function countInCarts(visitors: readonly HttpVisitor[]): Promise<number> {
  const counts = await Promise.all(
    visitors.map(async (visitor) => {
      const cart = (await (await visitor.get('/api/commerce/shopping-cart')).json()) as {
        totalQuantity: number
      }
      return cart.totalQuantity
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Posts for some seconds; every connection is one visitor with a cart of their own. Requests under way at the end are waited for. */
function post(url: string, body: string, visitors: readonly HttpVisitor[]): Promise<LoadResult> {
  let next = 0
  const json = { 'content-type': 'application/json' }
  return runAutocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    body,
    headers: json,
    setupClient(client) {
      const visitor = visitors[next++]
      if (!visitor) return
      client.setHeaders({
        ...json,
        cookie: visitor.cookieHeader,
        'x-csrf-token': visitor.cookie('crumb') ?? '',
      })
    },
  })
}

async function measureCheckouts(shop: ShopProcess, product: Product): Promise<readonly Row[]> {
  const total = 400
  let waiting = total
  const latencies: number[] = []
  const startedAt = performance.now()
  async function buy(): Promise<void> {
    while (waiting-- > 0) {
      const visitor = new HttpVisitor(shop.url)
      const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
      const pressedAt = performance.now()
      const placed = await visitor.send(
        'POST',
        '/api/2/commerce/orders',
        orderBody(cartToken, shippingOptionKey),
      )
      if (placed.status !== 200)
        throw new Error(`A checkout answered ${placed.status}: ${await placed.text()}`)
      latencies.push(performance.now() - pressedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, buy))
  const perSecond = (total * 1000) / (performance.now() - startedAt)
  return [
    { case: 'whole checkouts (4 calls), 20 at once', subject: 'vitrine', value: perSecond, unit: 'orders/s' },
    { case: 'place order, 20 at once', subject: 'vitrine', value: median(latencies), unit: 'ms p50' },
  ]
}
