import type { Addition } from './additions.ts'
import { countedVariants } from './count-exposure.ts'
import { stepsUpTo } from './count-hit.ts'
import { isThanksPath } from './is-thanks-path.ts'
import { type InsightSubject, insightSubjects } from './subjects.ts'
import type { Visit } from './visit.ts'

/** What is counted of an order: it came from here, and not from a browser. */
export interface CountedOrder {
  readonly currency: string
  readonly grandTotalCents: number
  readonly lines: readonly {
    readonly itemId: string
    readonly subtotalCents: number
    readonly discountCents?: number | undefined
    /** What is given is no product. */
    readonly donation?: unknown
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
  return {
    visit: visitWithOrder(visit),
    additions: [...alone, ...ofVisit(visit, whole), ...ofExperiments(visit, order)],
  }
}

/** Each product counts the order once, with what its lines came to. */
function productsOf({ lines, currency }: CountedOrder): readonly Addition[] {
  const cents = new Map<string, number>()
  for (const { itemId, subtotalCents, discountCents = 0, donation } of lines)
    if (itemId !== '' && donation === undefined)
      cents.set(itemId, (cents.get(itemId) ?? 0) + subtotalCents - discountCents)
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
    const key = mark.slice(end + 1)
    // Of a product it is counted what was bought of it; experiments are counted otherwise.
    if (subject === undefined || subject === 'product' || subject === 'experiment') return []
    // The page of thanks comes after its order, and is told before or after that is counted, as it happens: it gets none.
    return subject === 'page' && isThanksPath(key) ? [] : [whole(subject, key)]
  })
  const steps = stepsUpTo('order')
    .filter((step) => !visit.steps.includes(step))
    .map((step): Addition => ({ subject: 'step', key: step, visits: 1 }))
  return [...came, ...saw, ...steps]
}

/** An experiment asks whether a visit ordered: its second order adds its amount alone. */
function ofExperiments(visit: Visit, { currency, grandTotalCents }: CountedOrder): readonly Addition[] {
  return variantsOf(visit).map((key) => {
    const orders = visit.experimentOrders.includes(key) ? 0 : 1
    return { subject: 'experiment', key, currency, orders, amountCents: grandTotalCents }
  })
}

/** The variants that the visit is counted for: none before it has shown a page, as it counts for no visit of them until then. */
function variantsOf({ seen, entry }: Visit): readonly string[] {
  return entry === null ? [] : countedVariants(seen)
}

/** The visit after its order: it came to the last step. */
function visitWithOrder(visit: Visit): Visit {
  const missing = stepsUpTo('order').filter((step) => !visit.steps.includes(step))
  const experimentOrders = [...new Set([...visit.experimentOrders, ...variantsOf(visit)])]
  return { ...visit, steps: [...visit.steps, ...missing], experimentOrders }
}
