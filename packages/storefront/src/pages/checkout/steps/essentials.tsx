import { laterTextIn } from '@vitrine/domain/checkout/known-amounts'
import { planWords } from '@vitrine/domain/subscriptions/plan-words'
import type { StepProps } from '../checkout-context.ts'
import { SummaryBody } from '../order-summary.tsx'

/** What is bought, what it costs, and how it is delivered: right above the button, where the law wants that. */
export function Essentials({ state, props }: StepProps) {
  const { cart } = state.reply
  const { showsEssentials, withdrawal } = props.duties
  const chosen = cart.fulfillmentOptions.find((each) => each.key === cart.selectedShippingOptionKey)
  if (!showsEssentials && !withdrawal) return null
  return (
    <section className="vt-essentials" aria-label="What you order">
      {showsEssentials ? (
        <SummaryBody
          cart={cart}
          locale={props.locale}
          laterText={laterTextIn('payment', cart)}
          planText={props.subscription && planWords(props.subscription.plan)}
        />
      ) : null}
      {showsEssentials && chosen ? (
        <p className="vt-preserve">
          {chosen.isPickup ? <>Pickup: {chosen.name}</> : <>Delivery: {chosen.name}</>}
          {chosen.note ? `, ${chosen.note}` : ''}
        </p>
      ) : null}
      {withdrawal ? (
        <p>
          <a href={withdrawal.url} lang={withdrawal.language}>
            {withdrawal.text}
          </a>
        </p>
      ) : null}
    </section>
  )
}
