import { TextField } from '../../../parts/form-fields/text-field.tsx'
import type { StepProps } from '../checkout-context.ts'
import { shapeCardNumber, shapeExpiry, shapeSecurityCode } from './card-shape.ts'
import { TestCards } from './test-cards.tsx'

/** The card of the test gateway. */
export function CardFields({ form, props }: StepProps) {
  // Another way to pay may be chosen, with the card out of sight: the browser must not demand it then.
  const shared = { form, inputMode: 'numeric', hasNativeCheck: false } as const
  const number = { label: 'Card number', autoComplete: 'cc-number', maxLength: 23, shape: shapeCardNumber }
  const expiry = { label: 'Expiry (MM/YY)', autoComplete: 'cc-exp', maxLength: 9, shape: shapeExpiry }
  const code = { label: 'Security code', autoComplete: 'cc-csc', maxLength: 4, shape: shapeSecurityCode }
  return (
    <>
      {props.isTestMode ? <TestCards /> : null}
      <div className="vt-fields">
        <TextField {...shared} {...number} name="cardNumber" />
        <TextField {...shared} {...expiry} name="expiry" width="half" />
        <TextField {...shared} {...code} name="securityCode" width="half" />
      </div>
    </>
  )
}
