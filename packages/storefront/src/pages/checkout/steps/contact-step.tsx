import { newsBoxText } from '@vitrine/domain/newsletter/newsletter-texts'
import { CheckField } from '../../../parts/form-fields/check-field.tsx'
import { TextField } from '../../../parts/form-fields/text-field.tsx'
import type { StepProps } from '../checkout-context.ts'
import { stepsOf } from '../checkout-state.ts'
import { StepButton } from './step-button.tsx'

/** Whom to write to about the order. No account is needed. */
export function ContactStep({ props, form, state }: StepProps) {
  const next = stepsOf(state)[1]
  return (
    <>
      <div className="vt-fields">
        <TextField
          form={form}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={256}
        />
        <TextField
          form={form}
          name="phone"
          label="Phone"
          isRequired={false}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Only used if there is a question about your order."
          maxLength={40}
        />
        {props.asksForVatId && (
          <TextField
            form={form}
            name="vatId"
            label="VAT number"
            isRequired={false}
            autoComplete="off"
            hint="For businesses, with the letters of the country, such as DE136695976."
            maxLength={40}
          />
        )}
      </div>
      {props.asksForNews && <CheckField form={form} name="wantsNews" label={newsBoxText} />}
      {props.reminderText === '' ? null : (
        <CheckField form={form} name="wantsReminder" label={props.reminderText} />
      )}
      <StepButton
        label={next === 'delivery' ? 'Continue to delivery' : 'Continue to payment'}
        busyLabel="Saving…"
        isBusy={state.open.activity === 'saving'}
      />
    </>
  )
}
