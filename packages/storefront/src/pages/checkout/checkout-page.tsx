import { useStore } from '../../runtime/state/use-store.ts'
import { CheckoutFoot, CheckoutHead } from './checkout-frame.tsx'
import { type CheckoutParts, fieldsOf } from './checkout-parts.ts'
import { stepsOf } from './checkout-state.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ContactStep } from './steps/contact-step.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { StepFrame } from './steps/step-frame.tsx'

const stepTitle = { contact: 'Contact', delivery: 'Delivery', payment: 'Payment' } as const
const stepBody = { contact: ContactStep, delivery: DeliveryStep, payment: PaymentStep } as const

/** The checkout: three short steps on one page, beside what is being bought. */
export function CheckoutPage(parts: CheckoutParts) {
  const state = useStore(parts.store)
  const step = { ...parts, state, form: fieldsOf(parts, state) }
  return (
    <div className="vt-checkout">
      <CheckoutHead site={parts.props.site} />
      <div className="vt-checkout-columns">
        <div className="vt-checkout-main">
          <h1 className="vt-visually-hidden">Checkout</h1>
          {state.confirmation ? <ConfirmPayment {...step} confirmation={state.confirmation} /> : null}
          {stepsOf(state).map((name, index) => {
            const Body = stepBody[name]
            return (
              <StepFrame key={name} name={name} number={index + 1} title={stepTitle[name]} parts={step}>
                <Body {...step} />
              </StepFrame>
            )
          })}
          <CheckoutFoot policies={parts.props.policies} />
        </div>
        <OrderSummary {...step} />
      </div>
    </div>
  )
}
