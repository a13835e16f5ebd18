import { formatPriceOrFree } from '@vitrine/domain/money/format-money'
import { freeLabel } from '../../../parts/page-frame/free-label.ts'
import type { StepProps } from '../checkout-context.ts'
import { isOnlyPickedUp } from '../checkout-state.ts'

/** Whether it is sent, where anything is, or collected at one of the shop's places; nothing in shops without such places. */
export function PickupChoice({ state, actions, props }: StepProps) {
  const places = state.reply.cart.fulfillmentOptions.filter((each) => each.isPickup)
  if (places.length === 0) return null
  const bind = (way: string) => ({
    value: way,
    checked: state.values.way === way,
    onChange: () => actions.type('way', way),
  })
  return (
    <fieldset className="vt-choices vt-ways">
      <legend>How would you like to get it?</legend>
      {isOnlyPickedUp(props) ? null : (
        <label className="vt-choice">
          <input type="radio" name="way" {...bind('send')} />
          <span className="vt-choice-name">Send it to an address</span>
        </label>
      )}
      {places.map((place) => (
        <label key={place.key} className="vt-choice vt-pickup">
          <input type="radio" name="way" {...bind(place.key)} />
          <span className="vt-choice-name">
            <span>Pick up: {place.name}</span>
            {place.note ? <span className="vt-choice-note">{place.note}</span> : null}
          </span>
          <span className="vt-choice-price">
            {formatPriceOrFree(place.price.value, {
              currency: place.price.currencyCode,
              language: props.locale,
              freeLabel,
            })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
