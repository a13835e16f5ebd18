/**
 * What can be said of shares of visits however often one looks: asymptotic confidence sequences (Waudby-Smith, Arnold, Sinha, Kennedy and
 * Ramdas, 2021), as GrowthBook uses them. A usual interval of 95 % is wrong for one of three who look at it each day until it says
 * what they hope for.
 */

/** What is wrong so often, at all looks together. */
export const alpha = 0.05

/** Visits of all variants together at which the intervals are as narrow as they can be; it may not hang on what was counted. */
const plannedVisits = 5_000

/** How wide intervals are when few visits have come, against many. */
const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / plannedVisits

/** What was counted of a variant: visits, and those of them that ordered. */
export interface CountedVariant {
  readonly visits: number
  readonly orders: number
}

/** Orders of a visit, and the least and most that they are; null without visits. */
export interface RateInterval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** The share of visits that ordered, with what bounds it at every look. */
export function rateInterval({ visits, orders }: CountedVariant): RateInterval | null {
  if (visits === 0) return null
  const rate = orders / visits
  const half = Math.sqrt(varianceOf({ visits, orders })) * widthAt(visits)
  return { rate, low: Math.max(0, rate - half), high: Math.min(1, rate + half) }
}

/** How likely two variants would differ as much at any look, were they the same; 1 when nothing can be said. */
export function chanceOfDifference(one: CountedVariant, other: CountedVariant): number {
  const visits = one.visits + other.visits
  if (one.visits === 0 || other.visits === 0) return 1
  const difference = one.orders / one.visits - other.orders / other.visits
  const squares = difference ** 2 / (varianceOf(one) + varianceOf(other))
  const weight = visits * rho2
  return Math.min(1, Math.sqrt(weight + 1) * Math.exp((-squares * weight) / (2 * (weight + 1))))
}

/** So many standard errors an interval reaches to each side; `wrong`: so often it may be wrong, at all looks together. */
export function widthAt(visits: number, wrong = alpha): number {
  const weight = visits * rho2
  return Math.sqrt(((2 * (weight + 1)) / weight) * Math.log(Math.sqrt(weight + 1) / wrong))
}

/** The variance of a share. One order and one visit without are thought beside: of a few visits without orders nobody knows that there never is one. */
function varianceOf({ visits, orders }: CountedVariant): number {
  const share = (orders + 1) / (visits + 2)
  return (share * (1 - share)) / visits
}
