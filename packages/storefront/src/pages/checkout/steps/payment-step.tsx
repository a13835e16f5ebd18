import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { checkoutFormPrefix } from '@vitrine/domain/checkout/checkout-form'
import { downloadConsentText } from '@vitrine/domain/checkout/consents/download-consent'
import { termsConsentText } from '@vitrine/domain/checkout/consents/terms-consent'
import { knownAmounts } from '@vitrine/domain/checkout/known-amounts'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { noRepeatPaymentText } from '@vitrine/domain/subscriptions/agreement'
import { CheckField } from '../../../parts/form-fields/check-field.tsx'
import { fieldId } from '../../../parts/form-fields/form-fields.ts'
import { NoteField } from '../../../parts/form-fields/note-field.tsx'
import { CardFormField } from '../card-form/card-form-field.tsx'
import type { StepProps } from '../checkout-context.ts'
import { wayBack } from '../checkout-frame.tsx'
import { isPickedUp } from '../checkout-state.ts'
import { AddressFields } from '../fields/address-fields.tsx'
import { CardFields } from '../fields/card-fields.tsx'
import { chosenWay, offeredWays } from '../payment/chosen-way.ts'
import { isBusyPlacing } from '../payment/payment-state.ts'
import { shownTotal } from '../payment/shown-total.ts'
import { Essentials } from './essentials.tsx'
import { StepButton } from './step-button.tsx'
import { SubscriptionTerms } from './subscription-terms.tsx'

/** How it is paid, and whom the bill is for. What is not chosen is out of sight by style alone, scripts or not. */
export function PaymentStep(context: StepProps) {
  const { form, state, props } = context
  const { amountDue, requiresShipping, items } = state.reply.cart
  // Whoever would pay again would pay twice: that is said first, whatever became of the cart meanwhile.
  if (state.payment.kind === 'waiting') return <p role="status">{state.payment.message}</p>
  if (items.length === 0 || items.some((item) => item.problem)) return <WayBack {...props} />
  const isPaidByCards = !props.subscription && knownAmounts(state.reply.cart).total && amountDue.value === 0
  const isSent = requiresShipping && !isPickedUp(state)
  if (props.gateways.length === 0 && !isPaidByCards)
    return <p role="status">{props.subscription ? noRepeatPaymentText : checkoutText.noPayment}</p>
  const shown = shownTotal(state.reply.cart)
  const total = formatMoney(amountDue.value, amountDue.currencyCode, props.locale)
  const { button } = props.duties
  const verb = props.donation ? 'Donate' : props.subscription ? 'Subscribe' : 'Place order'
  const ownLabel =
    state.payment.kind === 'timed-out'
      ? 'Try again'
      : knownAmounts(state.reply.cart).total
        ? `${verb} · ${total}`
        : verb
  return (
    <>
      <input type="hidden" name="attemptKey" value={state.attempt.key} />
      <input type="hidden" name="shownCents" value={shown.amountCents ?? ''} />
      <input type="hidden" name="shownCurrency" value={shown.currency} />
      {isPaidByCards ? (
        <p className="vt-gift-paid" role="status">
          Nothing is left to pay.
        </p>
      ) : (
        <GatewayChoice {...context} />
      )}
      <div className="vt-billing">
        <h3>Billing address</h3>
        {isSent ? <CheckField form={form} name="billingSame" label="Same as delivery address" /> : null}
        <AddressFields form={form} kind="billing" countries={props.billingCountries ?? props.countries} />
      </div>
      <OwnForm {...context} />
      {props.asksForNote ? (
        <div className="vt-fields">
          <NoteField form={form} name="note" label="Note to your order" maxLength={2000} />
        </div>
      ) : null}
      {props.holdsDownloads ? (
        <CheckField form={form} name="acceptsDownloads" label={downloadConsentText} />
      ) : null}
      <SubscriptionTerms {...context} />
      {props.asksForTerms ? (
        <CheckField
          form={form}
          name="acceptsTerms"
          label={
            <a href={props.policies.termsUrl} target="_blank" rel="noreferrer">
              {termsConsentText}
            </a>
          }
        />
      ) : null}
      <Essentials {...context} />
      <StepButton
        label={button?.text ?? ownLabel}
        language={button?.language}
        busyLabel={props.donation ? 'One moment…' : 'Placing your order…'}
        isBusy={isBusyPlacing(state)}
        isFinal
      />
    </>
  )
}

/** What cannot be bought as it stands is not paid: what is in the way is said above, or beside its line. */
function WayBack(props: StepProps['props']) {
  const { url, label } = wayBack(props)
  return (
    <p>
      <a className="vt-button" href={url}>
        {label}
      </a>
    </p>
  )
}

/** What the shop asks for beside the usual. */
function OwnForm({ state, actions, form, props }: StepProps) {
  const { checkoutForm } = props
  if (!state.shopsForm || !checkoutForm) return null
  const { ShopsForm } = state.shopsForm
  return (
    <ShopsForm
      name={checkoutForm.name}
      fields={state.asked}
      manner={checkoutForm.manner}
      filled={state.filled}
      errors={state.errors}
      idPrefix={fieldId(form, checkoutFormPrefix)}
      onFill={actions.fillForm}
    />
  )
}

function GatewayChoice(context: StepProps) {
  const { state, actions, props } = context
  const chosen = chosenWay(state)
  return (
    <fieldset className="vt-choices vt-gateways">
      <legend>{props.donation ? 'How would you like to give?' : 'How would you like to pay?'}</legend>
      {offeredWays(state).map((gateway) => (
        <div key={gateway.key} className="vt-gateway">
          <label className="vt-choice">
            <input
              type="radio"
              name="gateway"
              value={gateway.key}
              checked={chosen === gateway.key}
              onChange={() => actions.type('gateway', gateway.key)}
            />
            <span className="vt-choice-name">{gateway.label}</span>
          </label>
          <div className="vt-gateway-body">
            {gateway.key === 'test' ? <CardFields {...context} /> : null}
            {gateway.cardForm ? (
              <CardFormField
                {...context}
                source={gateway.cardForm}
                isChosen={chosen === gateway.key}
                otherwise={gateway.instructions ?? ''}
              />
            ) : gateway.instructions ? (
              <p className="vt-preserve">{gateway.instructions}</p>
            ) : null}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
