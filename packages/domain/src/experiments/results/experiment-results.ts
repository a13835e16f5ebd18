import type { Experiment } from '../experiment.ts'
import { severalVariants } from '../experiment-keys.ts'
import { bestVariant } from './best-variant.ts'
import { rateInterval } from './confidence.ts'
import { isSharedAsSet } from './sample-ratio.ts'
import { visitsNeeded } from './visits-needed.ts'

/** What was counted under a key of subject `experiment`, in one currency; visits and orders without an amount have none. */
export interface ExperimentCounts {
  /** `<id of the experiment>|<variant>`. */
  readonly key: string
  readonly currency: string
  readonly visits: number
  readonly orders: number
  readonly amountCents: number
}

/** What came in, in one currency. */
interface Amount {
  readonly currency: string
  readonly cents: number
}

/** What visits came to that saw a variant. */
interface VariantResult {
  readonly name: string
  readonly visits: number
  readonly orders: number
  readonly amounts: readonly Amount[]
  readonly rate: number | null
  readonly low: number | null
  readonly high: number | null
}

/** What can be read of an experiment. */
export interface ExperimentResults {
  readonly variants: readonly VariantResult[]
  readonly isSharedAsSet: boolean | null
  readonly best: string | null
  readonly visitsNeeded: number | null
  /** Visits that saw several variants, in several tabs: they are counted for the first. */
  readonly sawSeveral: number
}

/** The beginning of the keys of an experiment's counts. */
export function countsPrefix({ id }: Pick<Experiment, 'id'>): string {
  return `${id}|`
}

/**
 * Reads what was counted. The shares of a toggle may have changed while it ran, and with them who saw what, and when: of toggles nothing is compared.
 */
export function experimentResults(
  experiment: Experiment,
  counts: readonly ExperimentCounts[],
): ExperimentResults {
  const variants = experiment.variants.map(({ name, percent }) => {
    const own = counts.filter(({ key }) => key === `${countsPrefix(experiment)}${name}`)
    const visits = sumOf(own, 'visits')
    return { name, percent, visits, orders: sumOf(own, 'orders'), amounts: amountsOf(own) }
  })
  // A visit may order on the day after that on which it is counted, and what is too much of a day is counted elsewhere: no more visits order than there are.
  const counted = variants.map(({ name, visits, orders }) => ({
    name,
    visits,
    orders: Math.min(orders, visits),
  }))
  const isTest = experiment.type === 'test'
  const shared = isTest ? isSharedAsSet(variants) : null
  const allVisits = sumOf(counted, 'visits')
  const several = counts.filter(({ key }) => key === `${countsPrefix(experiment)}${severalVariants}`)
  return {
    variants: variants.map(({ name, visits, orders, amounts }) => {
      const interval = rateInterval({ visits, orders: Math.min(orders, visits) })
      const bounds = interval ?? { rate: null, low: null, high: null }
      return { name, visits, orders, amounts, ...bounds }
    }),
    isSharedAsSet: shared,
    best: isTest && shared !== false ? bestVariant(counted) : null,
    visitsNeeded:
      isTest && allVisits > 0 ? visitsNeeded(sumOf(counted, 'orders') / allVisits, counted.length) : null,
    sawSeveral: sumOf(several, 'visits'),
  }
}

function sumOf<Field extends string>(rows: readonly Readonly<Record<Field, number>>[], field: Field): number {
  return rows.reduce((sum, row) => sum + row[field], 0)
}

function amountsOf(rows: readonly ExperimentCounts[]): readonly Amount[] {
  const sums = new Map<string, number>()
  for (const { currency, amountCents } of rows)
    if (currency !== '') sums.set(currency, (sums.get(currency) ?? 0) + amountCents)
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}
