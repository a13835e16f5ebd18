import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { openStore } from '@vitrine/store/open-store'
import { buildSite } from '@vitrine/store/testing/builders'
import { freshLocation, type StoreLocation } from '@vitrine/store/testing/fresh-location'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { openTestLedger, type TestCharge } from '../payments/test-ledger.ts'
import { chanceOf } from './testing/chance-of.ts'
import { boxCents, discounted, fillShop } from './testing/fill-shop.ts'

const dayMs = 86_400_000
const beginsMs = Date.parse('2026-11-24T12:00:00Z')
const points = ['charged', 'before-charge', 'settled', 'taken'] as const
const isLong = inject('proofLength') === 'long'
/** So many subscriptions, for so many days, and after how many passes of a point the process dies there. */
const count = isLong ? Number(process.env.RENEWALS ?? 10_000) : 40
const days = isLong ? 5 * 365 : 100
const deaths = isLong
  ? Array.from({ length: 40 }, (_, death) => Math.round(count * (0.1 + chanceOf(`death ${death}`))))
  : [25, 30]

const secret = 'a secret that only tests know, of some length'
const log = { info: () => {}, warn: () => {}, error: () => {} }
const website = buildSite({ store: { ...buildSite().store, payments: { test: true, manual: [] } } })
let place: StoreLocation
let begun: readonly Subscription[]

beforeAll(async () => {
  place = await freshLocation()
  const store = await openStore({ ...place, log, now: () => beginsMs })
  await store.sites.add(website)
  begun = await fillShop(store.site(website.id), website, { count, beginsMs, dataDir: place.dataDir, secret })
  await store.close()
}, 600_000)
afterAll(() => place.remove())

it('charges each cycle once, through years of declines, lost answers and kills in the middle of charges', async () => {
  const endMs = beginsMs + days * dayMs
  let nowMs = beginsMs
  let killed = 0
  for (const [at, passes] of deaths.entries()) {
    const lived = await live(nowMs, endMs, { point: points[at % points.length] ?? '', passes })
    killed += lived.isKilled ? 1 : 0
    nowMs = lived.nowMs
  }
  expect(killed).toBe(deaths.length)
  const last = await live(nowMs, endMs, { point: '', passes: 0 })
  expect(last).toEqual({ isKilled: false, nowMs: endMs })

  const charges = await chargesBySubscription()
  const store = await openStore({ ...place, log, now: () => endMs })
  const site = store.site(website.id)
  let cycles = 0
  for (const { id } of begun) {
    const now = await site.subscriptions.find(id)
    if (!now) throw new Error(`${id} is lost`)
    const paid = charges.get(id) ?? []
    cycles += paid.length
    // Each cycle once, none left out.
    expect(paid.map(({ cycle }) => cycle)).toEqual(Array.from(paid, (_, index) => index + 1))
    expect(now.paidCycles).toBe(paid.length + 1)
    if (now.state === 'active') expect(now).toMatchObject({ nextCycle: paid.length + 1 })
    // None is overdue: what failed waits for its next try, and ended only by failing four times.
    const isWaiting = now.nextAtMs !== null && now.nextAtMs > endMs
    const failures = now.history.slice(-5, -1).filter(({ kind }) => kind === 'declined')
    expect(isWaiting || (now.state === 'canceled' && failures.length === 4)).toBe(true)
    // The discount comes off as many payments as were promised, the first among them.
    const promised = now.discounts ? discounted.payments - 1 : 0
    expect(paid.map(({ cents }) => cents)).toEqual(
      Array.from(paid, (_, index) => (index < promised ? discounted.cents : boxCents)),
    )
  }
  expect(cycles).toBeGreaterThan((count * (days - 60)) / 31)
  const clock = () => endMs
  const gateways = openGateways({ dataDir: place.dataDir, clock })
  expect(await auditPayments({ store, gateways, clock, log, secret })).toEqual([])
  expect(await store.audit()).toEqual([])
  gateways.close()
  await store.close()
  if (inject('proofLength') === 'long')
    console.log(`${count} subscriptions, ${cycles} cycles, ${killed} kills`)
}, 30_000_000)

interface Death {
  readonly point: string
  readonly passes: number
}

/** Runs the jobs of a server from a day on, until it dies or all days are over; then it is the day on which it died. */
async function live(nowMs: number, endMs: number, { point, passes }: Death) {
  const script = join(import.meta.dirname, 'testing/years-process.ts')
  const given = [place.dataDir, secret, nowMs, endMs, point, passes, place.url ?? ''].map(String)
  const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200)
  })
  const [, signal] = await once(child, 'close')
  const lastMs = Number(output.trim().split('\n').at(-1) || nowMs - dayMs)
  return signal === 'SIGKILL' ? { isKilled: true, nowMs: lastMs + dayMs } : { isKilled: false, nowMs: lastMs }
}

/** What the gateway took for each subscription, by cycle. */
async function chargesBySubscription() {
  const ledger = openTestLedger(place.dataDir)
  const found = new Map<string, { readonly cycle: number; readonly cents: number }[]>()
  for (const { paymentId, amountCents } of ledger.list().filter(isPaid)) {
    const [id = '', cycle = ''] = paymentId.split('-')
    const known = found.get(id) ?? []
    found.set(id, known)
    known.push({ cycle: Number(cycle), cents: amountCents })
  }
  ledger.close()
  for (const each of found.values()) each.sort((one, other) => one.cycle - other.cycle)
  return found
}

function isPaid({ state }: TestCharge): boolean {
  return state === 'paid'
}
