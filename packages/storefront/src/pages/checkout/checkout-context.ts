import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CheckoutActions } from './checkout-actions.ts'
import type { CheckoutState } from './checkout-state.ts'

/** What the checkout page and its parts are given. */
export interface CheckoutContext {
  readonly props: CheckoutPageProps
  readonly store: Store<CheckoutState>
  readonly actions: CheckoutActions
}

/** What a step is given: the context of the page, what is true now, and its fields. */
export interface StepProps extends CheckoutContext {
  readonly state: CheckoutState
  readonly form: FormFields
}

/** The fields of the checkout, bound to its state. */
export function fieldsOf({ actions }: CheckoutContext, state: CheckoutState): FormFields {
  return {
    idPrefix: 'checkout',
    values: state.values,
    errors: state.errors,
    type: actions.type,
    leave: actions.leave,
  }
}
