import type { CheckoutStep } from '@vitrine/contract/page-props'
import { countryName } from '../page-frame/address-lines.tsx'
import type { StepParts } from './checkout-parts.ts'

/** What was given in a step, in a line or two. */
export function StepDigest({ name, parts }: { readonly name: CheckoutStep; readonly parts: StepParts }) {
  const { values, reply } = parts.state
  if (name === 'contact') {
    return <p className="vt-step-digest">{[values.email, values.phone].filter(Boolean).join(' · ')}</p>
  }
  const rate = reply.cart.fulfillmentOptions.find((each) => each.key === values.shippingOptionKey)
  const country = countryName(values.country ?? '', parts.props.locale)
  const place = [values.city, values.region, values.postalCode].filter(Boolean).join(' ')
  return (
    <p className="vt-step-digest">
      {[`${values.firstName} ${values.lastName}`, values.line1, values.line2, place, country]
        .filter(Boolean)
        .join(', ')}
      {rate ? <span>{rate.name}</span> : null}
    </p>
  )
}
