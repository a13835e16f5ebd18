import { TextField } from '../form-fields/text-field.tsx'
import { shapeCardNumber, shapeExpiry, shapeSecurityCode } from './card-shape.ts'
import type { StepParts } from './checkout-parts.ts'
import { TestCards } from './test-cards.tsx'

/** The card of the test gateway. */
export function CardFields({ form, props }: StepParts) {
  return (
    <>
      {props.isTestMode ? <TestCards /> : null}
      <div className="vt-fields">
        <TextField
          form={form}
          name="cardNumber"
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          shape={shapeCardNumber}
          hasNativeCheck={false}
        />
        <TextField
          form={form}
          name="expiry"
          label="Expiry (MM/YY)"
          inputMode="numeric"
          autoComplete="cc-exp"
          width="half"
          maxLength={9}
          shape={shapeExpiry}
          hasNativeCheck={false}
        />
        <TextField
          form={form}
          name="securityCode"
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          width="half"
          maxLength={4}
          shape={shapeSecurityCode}
          hasNativeCheck={false}
        />
      </div>
    </>
  )
}
