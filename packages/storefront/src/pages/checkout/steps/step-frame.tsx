import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorSummary } from '../../../parts/form-fields/error-summary.tsx'
import { TickIcon } from '../../../parts/page-frame/icons.tsx'
import { inPageLanguage } from '../../../runtime/page-language/in-page-language.ts'
import type { StepProps } from '../checkout-context.ts'
import { stepsOf } from '../checkout-state.ts'
import { isBusyPlacing } from '../payment/payment-state.ts'
import { StepDigest } from './step-digest.tsx'

interface Frame {
  readonly name: CheckoutStep
  readonly number: number
  readonly title: string
  readonly context: StepProps
}

/** A step: open with its form, done with what was given and a way to change it, or still to come. */
export function StepFrame(frame: Frame & { readonly children: ReactNode }) {
  const { name, number, title, context } = frame
  const steps = stepsOf(context.state)
  const isOpen = context.state.open.name === name
  const isDone = steps.indexOf(name) < steps.indexOf(context.state.open.name)
  const heading = useFocusOnOpen(isOpen)
  const look = isOpen ? 'vt-step-open' : isDone ? 'vt-step-done' : 'vt-step-ahead'
  return (
    <section className={`vt-step ${look}`} aria-labelledby={`step-${name}`}>
      <div className="vt-step-head">
        <span className="vt-step-number" aria-hidden="true">
          {isDone ? <TickIcon size={14} /> : number}
        </span>
        <h2 id={`step-${name}`} ref={heading} tabIndex={-1}>
          {title}{' '}
          <span className="vt-visually-hidden">
            (step {number} of {steps.length}
            {isDone ? ', done' : ''})
          </span>
        </h2>
        {isDone ? <ChangeLink {...frame} /> : null}
      </div>
      {isDone ? <StepDigest name={name} context={context} /> : null}
      {isOpen ? <StepForm name={name} context={context} body={frame.children} /> : null}
    </section>
  )
}

function StepForm(form: {
  readonly name: CheckoutStep
  readonly context: StepProps
  readonly body: ReactNode
}) {
  const { state, actions } = form.context
  const { said } = state
  return (
    <form
      className="vt-step-form"
      method="post"
      action="/checkout"
      noValidate={state.isAwake}
      aria-labelledby={`step-${form.name}`}
      onSubmit={(event) => {
        if (!state.isAwake) return
        event.preventDefault()
        void actions.goOn()
      }}
    >
      <input type="hidden" name="step" value={form.name} />
      <input type="hidden" name="cartToken" value={state.reply.cart.cartToken} />
      <ErrorSummary
        form={form.context.form}
        title="Please check your entries"
        problem={said?.kind === 'problem' ? said.text : null}
        round={state.round}
      />
      {said?.kind === 'notice' ? (
        <p className="vt-step-notice" role="status">
          {said.text}
        </p>
      ) : null}
      {form.body}
    </form>
  )
}

function ChangeLink({ name, title, context }: Frame) {
  const { state, actions } = context
  if (isBusyPlacing(state)) return null
  const token = encodeURIComponent(state.reply.cart.cartToken)
  const url = inPageLanguage(`/checkout?cartToken=${token}&step=${name}`)
  return (
    <a
      className="vt-step-change"
      href={url}
      onClick={(event) => {
        if (!state.isAwake) return
        event.preventDefault()
        actions.goTo(name)
      }}
    >
      Change<span className="vt-visually-hidden"> {title}</span>
    </a>
  )
}

/** Moves the focus to a step's heading when it opens, but not when the page does. */
function useFocusOnOpen(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}
