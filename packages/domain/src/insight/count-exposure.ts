import { experimentOf, severalKey } from '../experiments/experiment-keys.ts'
import type { Addition } from './additions.ts'
import type { Counted } from './hit.ts'
import { maxSeen, type Visit } from './visit.ts'

type SeenOfVisit = Pick<Visit, 'seen' | 'experimentOrders'>

const subject = 'experiment' as const
const prefix = `${subject}|`

/** Counts that a visit saw a variant. Who sees another one in a second tab is taken out of both, orders and all, and is counted as one who saw several. */
export function countExposure<Of extends SeenOfVisit>(
  visit: Of,
  { key, views = 0 }: Pick<Counted, 'key' | 'views'>,
): { readonly visit: Of; readonly additions: readonly Addition[] } {
  const marks = visit.seen.filter((mark) => mark.startsWith(prefix))
  const known = marks.map((mark) => mark.slice(prefix.length))
  const before = known.find((each) => experimentOf(each) === experimentOf(key))
  const several = severalKey(key)
  if (before === key || before === several)
    return { visit, additions: [{ subject, key: before, visits: 0, views }] }
  if (before !== undefined) return takeOut(visit, { before, several, views })
  if (marks.length >= maxSeen.experiment) return { visit, additions: [{ subject, key, visits: 0, views }] }
  return {
    visit: { ...visit, seen: [...visit.seen, prefix + key] },
    additions: [{ subject, key, visits: 1, views }],
  }
}

function takeOut<Of extends SeenOfVisit>(
  visit: Of,
  { before, several, views }: { readonly before: string; readonly several: string; readonly views: number },
) {
  const orders = visit.experimentOrders.filter(({ key }) => key === before)
  return {
    visit: {
      ...visit,
      seen: visit.seen.map((mark) => (mark === prefix + before ? prefix + several : mark)),
      experimentOrders: visit.experimentOrders.filter(({ key }) => key !== before),
    },
    additions: [
      { subject, key: before, visits: -1 },
      ...orders.map((each) => ({
        ...{ subject, key: before, currency: each.currency },
        orders: -each.orders,
        amountCents: -each.amountCents,
      })),
      { subject, key: several, visits: 1, views },
    ],
  }
}
