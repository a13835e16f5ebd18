import type { StepParts } from '../checkout-parts.ts'
import { AddressFields } from '../fields/address-fields.tsx'
import { ShippingRates } from './shipping-rates.tsx'
import { StepButton } from './step-button.tsx'

/** Where it goes, and how. */
export function DeliveryStep(parts: StepParts) {
  const { form, state, props } = parts
  return (
    <>
      <AddressFields form={form} kind="shipping" countries={props.countries} />
      <input type="hidden" name="phone" value={state.values.phone ?? ''} />
      <ShippingRates {...parts} />
      <StepButton label="Continue to payment" busyLabel="Saving…" isBusy={state.activity === 'saving'} />
    </>
  )
}
