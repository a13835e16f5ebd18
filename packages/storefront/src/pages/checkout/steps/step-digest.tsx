import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { addressLines } from '@vitrine/domain/contact/address-lines'
import { completeAddress } from '@vitrine/domain/contact/check-address'
import { vatCheckText } from '@vitrine/domain/contact/vat/vat-check'
import type { StepProps } from '../checkout-context.ts'
import { isPickedUp } from '../checkout-state.ts'

/** What was given in a step, in a line or two. */
export function StepDigest({ name, context }: { readonly name: CheckoutStep; readonly context: StepProps }) {
  const { values, reply } = context.state
  if (name === 'contact') {
    const { email, phone, vatId } = values
    const vatCheck = reply.cart.contact?.vatCheck
    return (
      <p className="vt-step-digest">
        {[email, phone, vatId].filter(Boolean).join(' · ')}
        {vatCheck ? <span role="status">{vatCheckText[vatCheck]}</span> : null}
      </p>
    )
  }
  const rate = reply.cart.fulfillmentOptions.find((each) => each.key === values.shippingOptionKey)
  return (
    <p className="vt-step-digest">
      {isPickedUp(context.state)
        ? 'Picked up: '
        : addressLines(completeAddress(values), context.props.locale).join(', ')}
      {rate ? <span>{rate.name}</span> : null}
    </p>
  )
}
