import type { FormValues } from '@vitrine/domain/forms/field-value'
import { type FormEvent, useState } from 'react'
import { BuyersFields } from '../../parts/buyers-form/buyers-fields.tsx'
import { checkFilled, filledIn, focusField, stillWrong } from '../../parts/buyers-form/filled-in.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Alert, type Failure } from '../../parts/page-frame/alert.tsx'
import type { OpenForm } from './cart-page-state.ts'

/** Why what was filled in again was not taken, with a text for each field that is wrong. */
export interface RefusedForm {
  readonly failure: Failure
  readonly errors: Readonly<Record<string, string>>
}

interface Edited {
  readonly open: OpenForm
  readonly onClose: () => void
  /** Takes the JSON text of the values; returns why it was not taken, or null. */
  readonly onSave: (json: string) => Promise<RefusedForm | null>
}

/** The form of a line, filled in again: editing, then saving. */
export function EditForm({ open, onClose, onSave }: Edited) {
  const { errors, isSaving, failure, save, noteFilled } = useSaving(open, onSave)
  const { form, values } = open
  return (
    <Dialog labelledBy="edit-form-title" onClose={onClose}>
      <h2 className="vt-lightbox-title" id="edit-form-title">
        {form.name || 'A few more details'}
      </h2>
      {failure ? <Alert failure={failure} /> : null}
      <form className="vt-additional" noValidate onSubmit={(event) => void save(event)}>
        <BuyersFields
          fields={form.fields}
          manner={form.manner}
          values={values}
          errors={errors}
          onFill={noteFilled}
        />
        <div className="vt-lightbox-actions">
          <button className="vt-button vt-button-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="vt-button" type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function useSaving({ form }: OpenForm, onSave: Edited['onSave']) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of the product, or of the cart, may stand around it.
    event.stopPropagation()
    if (isSaving) return
    const element = event.currentTarget
    const filled = checkFilled(form.fields, filledIn(form.fields, element))
    setErrors(filled.errors)
    const first = Object.keys(filled.errors)[0]
    if (first !== undefined) return focusField(element, first)
    setSaving(true)
    const refused = await onSave(JSON.stringify(filled.values))
    if (refused === null) return
    setFailure(refused.failure)
    setErrors(refused.errors)
    setSaving(false)
  }
  const noteFilled = (values: FormValues) => setErrors((known) => stillWrong(known, form.fields, values))
  return { errors, isSaving, failure, save, noteFilled }
}
