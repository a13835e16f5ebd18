import type { FormValues } from '@vitrine/domain/forms/field-value'
import { type FormEvent, useState } from 'react'
import { BuyersFields } from '../../parts/buyers-form/buyers-fields.tsx'
import { checkFilled, filledIn, focusField, stillWrong } from '../../parts/buyers-form/filled-in.ts'
import type { AskedForm } from '../../parts/buyers-form/read-buyers-form.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Alert, type Failure } from '../../parts/page-frame/alert.tsx'
import type { ProductWidget } from '../add-to-cart/product-widget.ts'

interface Asked {
  readonly form: AskedForm
  readonly widget: ProductWidget
}

/** The lightbox in which an item's additional fields are filled in: editing, then saving. */
export function FieldsDialog({ form, widget }: Asked) {
  const { errors, stage, failure, save, noteFilled } = useSaving({ form, widget })
  // What is on its way cannot be taken back, and its answer is said here.
  const close = () => (stage === 'saving' ? undefined : widget.closeFields())
  return (
    <Dialog labelledBy="additional-title" onClose={close}>
      <h2 className="vt-lightbox-title" id="additional-title">
        {form.name || 'A few more details'}
      </h2>
      {failure ? <Alert failure={failure} /> : null}
      <form className="vt-additional" noValidate onSubmit={(event) => void save(event)}>
        <BuyersFields
          fields={form.fields}
          manner={form.manner}
          values={{}}
          errors={errors}
          onFill={noteFilled}
        />
        <div className="vt-lightbox-actions">
          <button
            className="vt-button vt-button-quiet"
            type="button"
            aria-disabled={stage === 'saving' || undefined}
            onClick={close}
          >
            Cancel
          </button>
          <button className="vt-button" type="submit" aria-disabled={stage === 'saving' || undefined}>
            {stage === 'saving' ? 'Saving…' : widget.label}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function useSaving({ form, widget }: Asked) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [stage, setStage] = useState<'editing' | 'saving'>('editing')
  const [failure, setFailure] = useState<Failure | null>(null)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of the product, or of the cart, may stand around it.
    event.stopPropagation()
    if (stage === 'saving') return
    const element = event.currentTarget
    const filled = checkFilled(form.fields, filledIn(form.fields, element))
    setErrors(filled.errors)
    const first = Object.keys(filled.errors)[0]
    if (first !== undefined) return focusField(element, first)
    setStage('saving')
    const refused = await widget.buyWithFields(JSON.stringify(filled.values))
    setFailure(refused?.failure ?? null)
    setErrors(refused?.errors ?? {})
    setStage('editing')
  }
  const noteFilled = (values: FormValues) => setErrors((known) => stillWrong(known, form.fields, values))
  return { errors, stage, failure, save, noteFilled }
}
