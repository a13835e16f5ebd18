import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { interleave } from '../../testing/selling/interleave.ts'
import { NamedPoints } from '../../testing/selling/named-points.ts'
import { type ActName, type Hands, openTwoBuyers } from '../../testing/selling/two-buyers.ts'
import { auditPayments } from '../find-payment-discrepancies.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ timeLimitMs: 5_000 })
})
afterAll(() => shop.close())

const names: readonly ActName[] = ['hold', 'again', 'take', 'release', 'expire', 'cancel', 'edit', 'count']

type Point = readonly [index: number, name: string]

/** Every point in the long form; in the short one those after a transaction and after a gateway answered, or all where an act has none of these. */
function chosenOf(points: readonly string[]): readonly Point[] {
  const all = [...points.entries()]
  const chosen = all.filter(([, point]) => /^(committed|heard)/.test(point))
  return inject('proofLength') === 'long' || chosen.length === 0 ? all : chosen
}

it.each(names)(
  '%s: whatever comes between, nothing is sold, spent or used twice',
  {
    timeout: 900_000,
  },
  async (name) => {
    for (const other of names) {
      const hasBought = name === 'cancel' || other === 'cancel'
      const points = chosenOf(await pointsOf(name, hasBought))
      expect(points, `the points of ${name} for ${other} to come between`).not.toEqual([])
      for (const [index, point] of points) {
        const { acts, check } = await openTwoBuyers(shop, hasBought)
        await interleave(
          index,
          (passed) => acts[name](handsOf(passed)),
          () => acts[other](shop),
        )
        await settleAll()
        expect([other, point, await check()]).toEqual([other, point, []])
      }
    }
    expect(await shop.services.store.audit()).toEqual([])
    expect(await auditPayments(shop.services)).toEqual([])
  },
)

/** The points that an act passes when nobody comes between. */
async function pointsOf(name: ActName, hasBought: boolean): Promise<readonly string[]> {
  const points = new NamedPoints()
  await (await openTwoBuyers(shop, hasBought)).acts[name](handsOf(points))
  await settleAll()
  return points.passed
}

function handsOf(points: NamedPoints): Hands {
  const { services, store } = shop
  return {
    store: points.ofStore(store),
    services: { ...services, gateways: points.ofGateways(services.gateways) },
  }
}

/** Whatever hangs is settled in the end. */
async function settleAll(): Promise<void> {
  shop.clock.nowMs += 20 * 60_000
  await shop.runJobs()
}
