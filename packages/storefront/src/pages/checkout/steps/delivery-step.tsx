import { CheckField } from '../../../parts/form-fields/check-field.tsx'
import type { StepProps } from '../checkout-context.ts'
import { AddressFields } from '../fields/address-fields.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { ShippingRates } from './shipping-rates.tsx'
import { StepButton } from './step-button.tsx'

/** Where it goes, and how. What is collected goes nowhere: its address is out of sight by style alone, scripts or not. */
export function DeliveryStep(context: StepProps) {
  const { form, state, props } = context
  return (
    <div className="vt-delivery">
      <PickupChoice {...context} />
      <div className="vt-sent">
        <SavedAddresses saved={props.savedAddresses ?? []} />
        <AddressFields
          form={form}
          kind="shipping"
          countries={props.countries}
          mayBeHidden={state.reply.cart.fulfillmentOptions.some((each) => each.isPickup)}
        />
        {props.saveBox ? (
          <CheckField form={form} name="savesAddress" label="Save this address for the next time" />
        ) : null}
        <input type="hidden" name="phone" value={state.values.phone ?? ''} />
        <ShippingRates {...context} />
      </div>
      <StepButton label="Continue to payment" busyLabel="Saving…" isBusy={state.open.activity === 'saving'} />
    </div>
  )
}
