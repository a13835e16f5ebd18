import { describe, expect, inject, it } from 'vitest'
import { mergeAdditions } from '../../insight/additions.ts'
import { countHit } from '../../insight/count-hit.ts'
import { countOrder } from '../../insight/count-order.ts'
import type { Visit } from '../../insight/visit.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import type { Experiment } from '../experiment.ts'
import { type ExperimentCounts, experimentResults } from './experiment-results.ts'

/** So many experiments are simulated. */
const runs = { short: 400, long: 4_000 }[inject('proofLength')]

/** What was counted may be off by chance: four standard errors of 5 %. */
const tolerance = 4 * Math.sqrt((0.05 * 0.95) / runs)

const shares = { a: 0.9, b: 0.1 }
const experiment: Experiment = {
  id: 'e1',
  name: 'big-button',
  type: 'test',
  description: '',
  state: 'running',
  variants: [
    { name: 'a', percent: 100 * shares.a },
    { name: 'b', percent: 100 * shares.b },
  ],
  createdAtMs: 0,
  startedAtMs: 0,
  endedAtMs: null,
  chosen: null,
}

/** A shop whose visits with two tabs, a tenth of all, order far more often, whichever variant they see. */
const shop = { visitsADay: 300, days: 40, twoTabs: 0.1, rate: { one: 0.02, two: 0.2 } }

describe('a test of two variants that are the same, given to 90 and 10 of a hundred, where a tenth of visits has two tabs', () => {
  const random = seededRandom(6)
  const evenings = Array.from({ length: runs }, () => eveningsOfTest(random))

  it('finds a winner on some evening in no more than one of twenty', () => {
    const invented = evenings.filter((each) => each.some(({ best }) => best !== null))
    expect(invented.length / runs).toBeLessThan(0.05 + tolerance)
  })

  it('is not taken for one that is shared out otherwise than was set', () => {
    const doubted = evenings.filter((each) => each.at(-1)?.isSharedAsSet === false)
    expect(doubted.length / runs).toBeLessThan(0.01)
  })

  it('counts both variants alike, and each visit for one', () => {
    const [a, b] = [0, 1].map((place) => {
      const all = evenings.flatMap((each) => each.at(-1)?.variants[place] ?? [])
      const visits = all.reduce((sum, each) => sum + each.visits, 0)
      return { visits, rate: all.reduce((sum, each) => sum + each.orders, 0) / visits }
    })
    const rate = shop.rate.one * (1 - shop.twoTabs) + shop.rate.two * shop.twoTabs
    const off = 4 * Math.sqrt((rate * (1 - rate)) / (b?.visits ?? 1))
    expect((a?.visits ?? 0) + (b?.visits ?? 0)).toBe(runs * shop.days * shop.visitsADay)
    expect(Math.abs((a?.rate ?? 0) - rate)).toBeLessThan(off)
    expect(Math.abs((b?.rate ?? 0) - rate)).toBeLessThan(off)
  })
})

type Tabs = 'a' | 'b' | 'aa' | 'ab' | 'ba' | 'bb'
type Variant = keyof typeof shares

/** What is counted of a visit that saw the variants of its tabs in their order, by the rules that count all visits. */
function countsOf(tabs: Tabs, hasOrdered: boolean): readonly ExperimentCounts[] {
  const saw = [...tabs].reduce<{ visit: Visit | null; additions: ReturnType<typeof countHit>['additions'] }>(
    ({ visit, additions }, variant) => {
      const counted = countHit(visit, exposureTo(variant))
      return { visit: counted.visit, additions: [...additions, ...counted.additions] }
    },
    { visit: null, additions: [] },
  )
  const order = { currency: 'EUR', grandTotalCents: 1_900, lines: [] }
  const ordered = hasOrdered ? countOrder(order, saw.visit).additions : []
  return mergeAdditions([...saw.additions, ...ordered]).filter(({ subject }) => subject === 'experiment')
}

function exposureTo(variant: string) {
  const counted = [{ subject: 'experiment' as const, key: `e1|${variant}`, views: 1 }]
  const browser = { device: 'phone', browser: 'Safari', language: 'de' }
  const page = { path: '/', channel: 'direct', source: '', campaign: '' } as const
  return { atMs: 0, ...browser, page, counted, step: null, cartIds: [] }
}

/** What is read of a test each evening, as visits come. */
function eveningsOfTest(random: () => number) {
  const came = new Map<string, number>()
  return Array.from({ length: shop.days }, () => {
    for (let visit = 0; visit < shop.visitsADay; visit += 1) {
      const kind = kindOfVisit(random)
      came.set(kind, (came.get(kind) ?? 0) + 1)
    }
    return experimentResults(
      experiment,
      [...came].flatMap(([kind, times]) => (countsOfKind.get(kind) ?? []).map((each) => scaled(each, times))),
    )
  })
}

const everyTabs: readonly Tabs[] = ['a', 'b', 'aa', 'ab', 'ba', 'bb']

/** By the tabs, and whether the visit ordered. */
const countsOfKind = new Map<string, readonly ExperimentCounts[]>(
  everyTabs.flatMap((tabs) => [
    [`${tabs} looked`, countsOf(tabs, false)] as const,
    [`${tabs} ordered`, countsOf(tabs, true)] as const,
  ]),
)

function kindOfVisit(random: () => number): string {
  const variant = (): Variant => (random() < shares.a ? 'a' : 'b')
  const hasTwo = random() < shop.twoTabs
  const tabs = hasTwo ? `${variant()}${variant()}` : variant()
  return `${tabs} ${random() < (hasTwo ? shop.rate.two : shop.rate.one) ? 'ordered' : 'looked'}`
}

function scaled(counts: ExperimentCounts, times: number): ExperimentCounts {
  return { ...counts, visits: counts.visits * times, orders: counts.orders * times }
}
