import { orderBody } from '../../e2e/testing/guest.ts'
import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { prepareCheckout } from '../../e2e/testing/prepare-checkout.ts'
import { processorMicroseconds, untilAtRest } from '../load/process-figures.ts'
import { median, percentile, type Row } from '../report.ts'
import type { Seller } from './open-sellers.ts'

const rounds = 4
const total = Number(process.env.CART_CHECKOUTS ?? 400)

interface Round {
  readonly perSecond: number
  /** Processor time of the server for one checkout, with the jobs of its mails. */
  readonly microseconds: number
  /** From the press of the button to the order. */
  readonly placedMs: readonly number[]
}

/** Whole checkouts by so many guests at once: a page for the cookies, add to cart, where it goes, and the order, paid with the test gateway. */
export async function checkoutRows(sellers: readonly Seller[], size: number): Promise<readonly Row[]> {
  const found = new Map<string, Round[]>(sellers.map(({ name }) => [name, []]))
  // The first round, in which both are compiled, does not count.
  for (let round = -1; round < rounds; round += 1)
    for (const seller of sellers) {
      const result = await buy(seller, size, total)
      if (round >= 0) found.get(seller.name)?.push(result)
    }
  return sellers.flatMap(({ name }) => figures(name, size, found))
}

async function buy({ name, url, pid, product }: Seller, size: number, count: number): Promise<Round> {
  let waiting = count
  const placedMs: number[] = []
  const before = processorMicroseconds(pid)
  const startedAt = performance.now()
  async function buyer(): Promise<void> {
    while (waiting-- > 0) {
      const visitor = new HttpVisitor(url)
      const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
      const pressedAt = performance.now()
      const body = orderBody(cartToken, shippingOptionKey)
      const placed = await visitor.send('POST', '/api/2/commerce/orders', body)
      if (placed.status !== 200)
        throw new Error(`A checkout of ${name} answered ${placed.status}: ${await placed.text()}`)
      placedMs.push(performance.now() - pressedAt)
    }
  }
  await Promise.all(Array.from({ length: size }, buyer))
  const perSecond = (count * 1000) / (performance.now() - startedAt)
  // Mails that wait still would count for whoever is measured next.
  await untilAtRest(pid)
  return { perSecond, placedMs, microseconds: (processorMicroseconds(pid) - before) / count }
}

function figures(name: string, size: number, found: ReadonlyMap<string, readonly Round[]>): readonly Row[] {
  const ours = found.get(name) ?? []
  const before = name === 'before' ? undefined : found.get('before')
  const ratio = before && {
    before: median(ours.map((each, at) => each.perSecond / (before[at]?.perSecond ?? Number.NaN))),
    'before by processor time': median(
      ours.map((each, at) => (before[at]?.microseconds ?? Number.NaN) / each.microseconds),
    ),
  }
  const placed = ours.flatMap(({ placedMs }) => placedMs)
  const row = (what: string, value: number, unit: string): Row => ({
    case: `${what}, ${size} at once`,
    subject: name,
    value,
    unit,
  })
  const perSecond = row('whole checkouts', median(ours.map((each) => each.perSecond)), 'orders/s')
  return [
    { ...perSecond, ...(ratio && { ratio }) },
    row('whole checkouts', median(ours.map(({ microseconds }) => microseconds)), 'µs cpu'),
    row('place order', percentile(placed, 50), 'ms p50'),
    row('place order', percentile(placed, 99), 'ms p99'),
  ]
}
