import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CheckoutLife } from './checkout-life.ts'
import type { CheckoutState } from './checkout-state.ts'

/** What the checkout page and its parts are given. */
export interface CheckoutParts {
  readonly props: CheckoutPageProps
  readonly store: Store<CheckoutState>
  readonly life: CheckoutLife
}

/** What a step is given: the page's parts, what is true now, and its fields. */
export interface StepParts extends CheckoutParts {
  readonly state: CheckoutState
  readonly form: FormFields
}

/** The fields of the checkout, bound to its state. */
export function fieldsOf({ life }: CheckoutParts, state: CheckoutState): FormFields {
  return {
    idPrefix: 'checkout',
    values: state.values,
    errors: state.errors,
    type: life.type,
    leave: life.leave,
  }
}
