import { useStore } from '../../runtime/state/use-store.ts'
import { type CheckoutContext, fieldsOf } from './checkout-context.ts'
import { CheckoutFoot, CheckoutHead } from './checkout-frame.tsx'
import { stepsOf } from './checkout-state.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ContactStep } from './steps/contact-step.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { StepFrame } from './steps/step-frame.tsx'

const stepTitle = { contact: 'Contact', delivery: 'Delivery', payment: 'Payment' } as const
const stepBody = { contact: ContactStep, delivery: DeliveryStep, payment: PaymentStep } as const

function titleOf({ subscription, donation }: CheckoutContext['props']): string {
  if (donation) return 'Donate'
  return subscription ? 'Subscribe' : 'Checkout'
}

/** The checkout: three short steps on one page, beside what is being bought. */
export function CheckoutPage(context: CheckoutContext) {
  const state = useStore(context.store)
  const step = { ...context, state, form: fieldsOf(context, state) }
  return (
    <div className="vt-checkout">
      <CheckoutHead {...context.props} />
      <div className="vt-checkout-columns">
        <div className="vt-checkout-main">
          <h1 className="vt-visually-hidden">{titleOf(context.props)}</h1>
          {state.confirmation ? <ConfirmPayment {...step} confirmation={state.confirmation} /> : null}
          {stepsOf(state).map((name, index) => {
            const Body = stepBody[name]
            return (
              <StepFrame key={name} name={name} number={index + 1} title={stepTitle[name]} context={step}>
                <Body {...step} />
              </StepFrame>
            )
          })}
          <CheckoutFoot policies={context.props.policies} />
        </div>
        <OrderSummary {...step} />
      </div>
    </div>
  )
}
