import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { freeLabel } from '../../../parts/page-frame/free-label.ts'
import type { StepProps } from '../checkout-context.ts'

/** The ways to send the parcel to this address, each with its price. */
export function ShippingRates({ state, actions, props }: StepProps) {
  const { shippingOptionsStatus } = state.reply.cart
  const rates = state.reply.cart.fulfillmentOptions.filter((each) => !each.isPickup)
  const isQuoting = state.open.activity === 'quoting'
  if (rates.length === 0) {
    // Said beside the country already: no address there leads to a way to send it.
    if (state.errors.country && !isQuoting) return null
    return (
      <p className="vt-rates-none" role="status">
        {noRatesText(shippingOptionsStatus, isQuoting)}
      </p>
    )
  }
  return (
    <fieldset className="vt-choices" aria-busy={isQuoting}>
      <legend>{rates.every((each) => each.isLocal) ? 'Delivery method' : 'Shipping method'}</legend>
      {rates.map((rate) => (
        <label key={rate.key} className="vt-choice">
          <input
            type="radio"
            name="shippingOptionKey"
            value={rate.key}
            checked={state.values.shippingOptionKey === rate.key}
            onChange={() => actions.type('shippingOptionKey', rate.key)}
          />
          <span className="vt-choice-name">
            {rate.name}
            {rate.note ? <span className="vt-choice-note">{rate.note}</span> : null}
          </span>
          <span className="vt-choice-price">
            {formatPriceOrFree(rate.price.value, {
              currency: rate.price.currencyCode,
              language: props.locale,
              freeLabel,
            })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function noRatesText(status: string, isQuoting: boolean): string {
  if (isQuoting) return 'Looking up shipping methods…'
  if (status === 'NO_APPLICABLE_SHIPPING_OPTIONS') return checkoutText.noDelivery
  return 'Enter your address to see shipping methods.'
}
