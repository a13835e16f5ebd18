import { useEffect, useRef } from 'react'
import { EmptyCart } from '../../parts/page-frame/empty-cart.tsx'
import { useStore } from '../../runtime/state/use-store.ts'
import { type CheckoutContext, fieldsOf, type StepProps } from './checkout-context.ts'
import { CheckoutFoot, CheckoutHead } from './checkout-frame.tsx'
import { stepsOf } from './checkout-state.ts'
import { OrderSummary } from './order-summary.tsx'
import { ConfirmPayment } from './payment/confirm-payment.tsx'
import { isUnderWay } from './payment/payment-state.ts'
import { useSpokenStatus } from './spoken-status.ts'
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
  const isEmpty = state.reply.cart.items.length === 0
  const isOver = isEmpty && !isUnderWay(state)
  return (
    <div className="vt-checkout">
      <CheckoutHead {...context.props} />
      <div className="vt-checkout-columns">
        <div className="vt-checkout-main">
          <h1 className="vt-visually-hidden">{titleOf(context.props)}</h1>
          {isOver ? <NothingToBuy url={context.props.continueShoppingUrl} /> : <Steps {...step} />}
          <CheckoutFoot policies={context.props.policies} />
        </div>
        {isEmpty ? null : <OrderSummary {...step} />}
      </div>
      <p className="vt-visually-hidden" role="status">
        {useSpokenStatus(state, context.props.locale)}
      </p>
    </div>
  )
}

function Steps(step: StepProps) {
  const { state } = step
  const { payment } = state
  return (
    <>
      {payment.kind === 'asked' ? <ConfirmPayment {...step} question={payment.question} /> : null}
      {stepsOf(state).map((name, index) => {
        const Body = stepBody[name]
        return (
          <StepFrame key={name} name={name} number={index + 1} title={stepTitle[name]} context={step}>
            <Body {...step} />
          </StepFrame>
        )
      })}
    </>
  )
}

/** The cart was emptied in another window: nothing is left to order, nor the button that had the focus. */
function NothingToBuy({ url }: { readonly url: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} role="alert" tabIndex={-1}>
      <EmptyCart url={url} />
    </div>
  )
}
