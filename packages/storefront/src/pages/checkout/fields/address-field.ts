import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { FormFields } from '../../../parts/form-fields/form-fields.ts'

/** An address to be filled in. `kind` tells the browser which of the visitor's it is. */
export interface AddressFieldsProps {
  readonly form: FormFields
  readonly kind: 'shipping' | 'billing'
  readonly countries: CheckoutPageProps['countries']
  /** Whether it may be out of sight; bills always may. */
  readonly mayBeHidden?: boolean
}

/** What the fields of an address have in common; one that may be out of sight is not checked by the browser. */
export function addressField(
  { form, kind, mayBeHidden = kind === 'billing' }: AddressFieldsProps,
  name: string,
  token: string,
) {
  return {
    form,
    name: kind === 'billing' ? `billing.${name}` : name,
    autoComplete: `${kind} ${token}`,
    hasNativeCheck: !mayBeHidden,
  }
}
