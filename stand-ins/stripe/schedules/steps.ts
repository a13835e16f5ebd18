import fc from 'fast-check'

const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000009995',
  '4000002500003155',
  '4000000000000341',
  '6000000000000007',
]

const faults = ['fails-before', 'fails-after', 'silent-after', 'cut-off-after'] as const

/** What buyers, owners, banks and wires do, in any order. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pay' as const), card: fc.constantFrom(...cards) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('done' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('press-again' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('messages' as const),
      times: fc.integer({ min: 1, max: 3 }),
      isTurned: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('jump' as const),
      minutes: fc.constantFrom(1, 10, 20, 3_000, 45_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('refund-there' as const), cents: fc.constantFrom(100, null) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      cents: fc.option(fc.integer({ min: 1, max: 1_700 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('settle-refund' as const),
      way: fc.constantFrom('again', 'by-hand'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('refunds-wait' as const), isSo: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refunds-end' as const),
      status: fc.constantFrom('succeeded' as const, 'failed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refunds-come-back' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('dispute' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('decide' as const),
      outcome: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('arrive' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }),
  },
)

/** A schedule: what is bought, and what happens then. */
export const schedule = fc.record({
  isSubscription: fc.boolean(),
  /** Most of what can happen is to orders that were paid. */
  isPaidAtOnce: fc.boolean(),
  /** Whether refunds are under way at first. */
  doRefundsWait: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
})

/** One of many that are drawn. */
export type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never

/** What happens in one of them. */
export type Step = Schedule['steps'][number]
