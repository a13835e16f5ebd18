import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { NamedPoints } from '../../testing/selling/named-points.ts'
import { type Act, type ActName, type Hands, openTwoBuyers } from '../../testing/selling/two-buyers.ts'
import { auditPayments } from '../find-payment-discrepancies.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ timeLimitMs: 5_000 })
})
afterAll(() => shop.close())

/** An act that stands still may hold what another waits for: then that one goes on after it. */
const patienceMs = 40

const names: readonly ActName[] = ['hold', 'again', 'take', 'release', 'expire', 'cancel', 'edit', 'count']

/** Every point in the long form; in the short one those after a transaction and after a gateway answered. */
const isTried = (point: string) => inject('proofLength') === 'long' || /^(committed|heard)/.test(point)

it.each(names)(
  '%s: whatever comes between, nothing is sold, spent or used twice',
  {
    timeout: 900_000,
  },
  async (name) => {
    for (const other of names) {
      const hasBought = name === 'cancel' || other === 'cancel'
      for (const [index, point] of (await pointsOf(name, hasBought)).entries()) {
        if (!isTried(point)) continue
        const buyers = await openTwoBuyers(shop, hasBought)
        await interleave(buyers.acts[name], buyers.acts[other], index)
        await settleAll()
        expect([other, point, await buyers.check()]).toEqual([other, point, []])
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

/** Stops one act at a point, does the other, and lets the first go on. Either may fail cleanly. */
async function interleave(act: Act, other: Act, stop: number): Promise<void> {
  const points = new NamedPoints(stop)
  const first = act(handsOf(points))
  await Promise.race([points.reached, first])
  const second = other(shop)
  await Promise.race([second, wait(patienceMs)])
  points.letGo()
  await Promise.all([first, second])
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
