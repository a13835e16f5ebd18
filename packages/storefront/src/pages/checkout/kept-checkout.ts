import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { fieldNames } from '@vitrine/domain/contact/check-address'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { Store } from '../../runtime/state/create-store.ts'
import { forgetAll } from '../../runtime/state/forget-in-tab.ts'
import { keep, readKept } from '../../runtime/state/kept-in-tab.ts'
import { type CheckoutState, knownValues } from './checkout-state.ts'
import { keptCheckouts } from './forget-checkouts.ts'

/** The fields that are kept: no card, and nothing that the buyer agrees to. */
const keptNames: readonly string[] = [
  ...['email', 'phone', 'vatId', 'way', 'savesAddress', 'billingSame', 'note'],
  ...fieldNames,
  ...fieldNames.map((name) => `billing.${name}`),
]

/** What a buyer filled in of a checkout in this tab, before its page was loaded again. */
export interface KeptCheckout {
  readonly values: Readonly<Record<string, string>>
  /** What stood in the shop's own form. */
  readonly filled: FormValues
}

/** Keeps what is filled in and not saved with the cart, until the order is placed. */
export function keepCheckout(store: Store<CheckoutState>, props: CheckoutPageProps): void {
  forgetAll(keptCheckouts, placeOf(props.cart))
  store.subscribe(() => {
    const state = store.get()
    if (!state.isAwake) return
    const kept = state.payment.kind === 'placed' ? null : unsaved(state, props)
    keep(placeOf(state.reply), kept)
  })
}

/** What was kept of a checkout; nothing where its page brings what was posted or chosen just now. */
export function readCheckout(props: CheckoutPageProps, { shopsForm, asked }: CheckoutState): KeptCheckout {
  const kept = Object.keys(props.values).length > 0 ? null : readKept(placeOf(props.cart))
  if (!isRecord(kept)) return { values: {}, filled: {} }
  const { values, filled } = kept
  const texts = Object.entries(isRecord(values) ? values : {}).flatMap(([name, value]) =>
    keptNames.includes(name) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    values: Object.fromEntries(texts),
    filled: (isRecord(filled) && shopsForm?.fitKept(asked, filled)) || {},
  }
}

/** What stands in the fields, with what was kept of those that were not touched since. */
export function withKept(
  typed: Readonly<Record<string, string>>,
  kept: KeptCheckout['values'],
  drawn: CheckoutState['values'],
): Readonly<Record<string, string>> {
  const untouched = Object.entries(kept).filter(
    ([name]) => typed[name] === undefined || typed[name] === (drawn[name] ?? ''),
  )
  return { ...typed, ...Object.fromEntries(untouched) }
}

function unsaved(state: CheckoutState, props: CheckoutPageProps): KeptCheckout | null {
  const { values: typed, shopsForm, asked, filled: all } = state
  const known = knownValues({ ...props, cart: state.reply, errors: {} })
  const values = keptNames.flatMap((name) =>
    (typed[name] ?? '') === (known[name] ?? '') ? [] : [[name, typed[name] ?? ''] as const],
  )
  const filled = shopsForm?.keptOf(asked, all) ?? {}
  if (values.length === 0 && Object.keys(filled).length === 0) return null
  return { values: Object.fromEntries(values), filled }
}

function placeOf({ cart }: CheckoutState['reply']): string {
  return keptCheckouts + cart.cartToken
}
