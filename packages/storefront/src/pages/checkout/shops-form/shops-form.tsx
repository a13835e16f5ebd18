// The shop's own form at the checkout: loaded where a shop has one.
import { checkoutFormPrefix } from '@vitrine/domain/checkout/checkout-form'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { type FormField, isAgreedTo } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import { readValues } from '@vitrine/domain/forms/read-values'
import { draftValues } from '@vitrine/domain/forms/resume/draft-values'
import { BuyersFields } from '../../../parts/buyers-form/buyers-fields.tsx'
import { checkFilled } from '../../../parts/buyers-form/filled-in.ts'

export { fittingValues as fitKept } from '@vitrine/domain/forms/resume/draft-values'

/** What of the checkout the form is about. */
export interface ShopsFormProps {
  readonly name: string
  readonly fields: readonly FormField[]
  readonly manner: FieldManner
  readonly filled: FormValues
  readonly errors: Readonly<Record<string, string>>
  readonly idPrefix: string
  readonly onFill: (values: FormValues) => void
}

/** What the shop asks for beside the usual. */
export function ShopsForm({ name, fields, manner, filled, errors, idPrefix, onFill }: ShopsFormProps) {
  return (
    <section className="vt-shops-form" aria-labelledby="shops-form-title">
      <h3 id="shops-form-title">{name || 'Details for the shop'}</h3>
      <BuyersFields
        fields={fields}
        manner={manner}
        prefix={checkoutFormPrefix}
        idPrefix={idPrefix}
        values={filled}
        errors={ownErrors(errors)}
        onFill={onFill}
      />
    </section>
  )
}

/** What may be kept until it is sent. */
export function keptOf(fields: readonly FormField[], filled: FormValues): FormValues {
  return draftValues(
    fields.filter((field) => !isAgreedTo(field)),
    filled,
  )
}

/** Reads what was posted before, by the names of inputs. */
export function readPosted(
  fields: readonly FormField[],
  posted: Readonly<Record<string, string>>,
): FormValues {
  return readValues(fields, (name) => posted[checkoutFormPrefix + name] ?? null)
}

/** The values of what is asked for, and what is wrong with them by the names of inputs. */
export function checkForm(fields: readonly FormField[], filled: FormValues) {
  const { values, errors } = checkFilled(fields, filled)
  const named = Object.entries(errors).map(([id, text]) => [checkoutFormPrefix + id, text] as const)
  return { values, errors: Object.fromEntries(named) }
}

function ownErrors(errors: ShopsFormProps['errors']) {
  const own = Object.entries(errors).flatMap(([name, text]) =>
    name.startsWith(checkoutFormPrefix) ? [[name.slice(checkoutFormPrefix.length), text] as const] : [],
  )
  return Object.fromEntries(own)
}
