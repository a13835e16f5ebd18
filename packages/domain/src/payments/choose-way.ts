import { leastChargeCents } from './least-charge.ts'
import { type ShopsWays, type ToBePaid, type WayToPay, waysToPay } from './ways-to-pay.ts'

/** How a buyer wants to pay; `method`: the key of one of several ways outside of the shop. */
interface WantedWay {
  readonly gateway: WayToPay<unknown>['kind']
  readonly method?: string | undefined
}

/** The way by which something is paid, or why it cannot be paid so. */
export type WayChoice<Method> =
  | { readonly ok: true; readonly way: WayToPay<Method> }
  | { readonly ok: false; readonly problem: 'not-offered' }
  /** It would be offered for a greater sum. */
  | { readonly ok: false; readonly problem: 'too-little'; readonly leastCents: number }

/** Chooses, of the ways that a shop offers for a sum, the one that its buyer wants. */
export function chooseWay<Method extends { readonly key: string }>(
  wanted: WantedWay,
  payments: ShopsWays<Method>,
  due: ToBePaid,
): WayChoice<Method> {
  const way = waysToPay(payments, due).find((each) => isWanted(each, wanted))
  if (way) return { ok: true, way }
  const isForMore = waysToPay(payments, { ...due, dueCents: null }).some((each) => isWanted(each, wanted))
  if (isForMore) return { ok: false, problem: 'too-little', leastCents: leastChargeCents(due.currency) }
  return { ok: false, problem: 'not-offered' }
}

function isWanted(way: WayToPay<{ readonly key: string }>, { gateway, method }: WantedWay): boolean {
  if (way.kind !== gateway) return false
  return way.kind !== 'manual' || method === undefined || method === way.method.key
}
