import type { StepProps } from '../checkout-context.ts'
import { AddressFields } from '../fields/address-fields.tsx'
import { ShippingRates } from './shipping-rates.tsx'
import { StepButton } from './step-button.tsx'

/** Where it goes, and how. */
export function DeliveryStep(context: StepProps) {
  const { form, state, props } = context
  return (
    <>
      <AddressFields form={form} kind="shipping" countries={props.countries} />
      <input type="hidden" name="phone" value={state.values.phone ?? ''} />
      <ShippingRates {...context} />
      <StepButton label="Continue to payment" busyLabel="Saving…" isBusy={state.activity === 'saving'} />
    </>
  )
}
