import { severalKey } from '../experiments/experiment-keys.ts'
import type { Addition } from './additions.ts'
import { stepsUpTo } from './count-hit.ts'
import { type InsightSubject, insightSubjects } from './subjects.ts'
import type { ExperimentOrders, Visit } from './visit.ts'

/** What is counted of an order: it came from here, and not from a browser. */
export interface CountedOrder {
  readonly currency: string
  readonly grandTotalCents: number
  readonly lines: readonly {
    readonly itemId: string
    readonly subtotalCents: number
    readonly discountCents?: number | undefined
  }[]
}

/** Counts an order: its amount, its products, and what the visit that placed it came from and saw; null: no visit is known of it. */
export function countOrder(
  order: CountedOrder,
  visit: Visit | null,
): { readonly visit: Visit | null; readonly additions: readonly Addition[] } {
  const { currency, grandTotalCents } = order
  const whole = (subject: InsightSubject, key: string): Addition => ({
    subject,
    key,
    currency,
    orders: 1,
    amountCents: grandTotalCents,
  })
  const alone = [whole('total', ''), ...productsOf(order)]
  if (visit === null) return { visit, additions: alone }
  const forExperiments = ofExperiments(visit, order)
  return {
    visit: visitWithOrder(visit, forExperiments),
    additions: [
      ...alone,
      ...ofVisit(visit, whole),
      ...forExperiments.map((each) => ({ subject: 'experiment' as const, ...each })),
    ],
  }
}

/** Each product counts the order once, with what its lines came to. */
function productsOf({ lines, currency }: CountedOrder): readonly Addition[] {
  const cents = new Map<string, number>()
  for (const { itemId, subtotalCents, discountCents = 0 } of lines)
    if (itemId !== '') cents.set(itemId, (cents.get(itemId) ?? 0) + subtotalCents - discountCents)
  return [...cents].map(([key, amountCents]) => ({
    subject: 'product',
    key,
    currency,
    orders: 1,
    amountCents,
  }))
}

function ofVisit(
  visit: Visit,
  whole: (subject: InsightSubject, key: string) => Addition,
): readonly Addition[] {
  const { entry, device, browser, language } = visit
  const came = [
    whole('device', device),
    whole('browser', browser),
    ...(language ? [whole('language', language)] : []),
    ...(entry ? [whole('entry', entry.path), whole('channel', entry.channel)] : []),
    ...(entry?.source ? [whole('source', entry.source)] : []),
    ...(entry?.campaign ? [whole('campaign', entry.campaign)] : []),
  ]
  const saw = visit.seen.flatMap((mark) => {
    const end = mark.indexOf('|')
    const subject = insightSubjects.find((each) => each === mark.slice(0, end))
    // Of a product it is counted what was bought of it; experiments are counted otherwise.
    if (subject === undefined || subject === 'product' || subject === 'experiment') return []
    return [whole(subject, mark.slice(end + 1))]
  })
  const steps = stepsUpTo('order')
    .filter((step) => !visit.steps.includes(step))
    .map((step): Addition => ({ subject: 'step', key: step, visits: 1 }))
  return [...came, ...saw, ...steps]
}

const experimentPrefix = 'experiment|'

/** An experiment asks whether a visit ordered: its second order adds its amount alone. Who saw several variants counts for none. */
function ofExperiments(
  { seen, experimentOrders }: Visit,
  { currency, grandTotalCents }: CountedOrder,
): readonly ExperimentOrders[] {
  return seen
    .filter((mark) => mark.startsWith(experimentPrefix))
    .map((mark) => mark.slice(experimentPrefix.length))
    .filter((key) => key !== severalKey(key))
    .map((key) => {
      const isFirst = !experimentOrders.some((each) => each.key === key)
      return { key, currency, orders: isFirst ? 1 : 0, amountCents: grandTotalCents }
    })
}

/** The visit after its order: it came to the last step. */
function visitWithOrder(visit: Visit, orders: readonly ExperimentOrders[]): Visit {
  const missing = stepsUpTo('order').filter((step) => !visit.steps.includes(step))
  const merged = new Map<string, ExperimentOrders>()
  for (const each of [...visit.experimentOrders, ...orders]) {
    const place = `${each.currency} ${each.key}`
    const known = merged.get(place)
    merged.set(place, {
      ...each,
      orders: (known?.orders ?? 0) + each.orders,
      amountCents: (known?.amountCents ?? 0) + each.amountCents,
    })
  }
  return { ...visit, steps: [...visit.steps, ...missing], experimentOrders: [...merged.values()] }
}
