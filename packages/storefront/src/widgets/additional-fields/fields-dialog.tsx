import { checkValues } from '@vitrine/domain/forms/check-values'
import { readValues } from '@vitrine/domain/forms/read-values'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Alert, type Failure } from '../../parts/page-frame/alert.tsx'
import type { ProductWidget } from '../add-to-cart/product-widget.ts'
import { AdditionalField } from './additional-field.tsx'
import type { AdditionalForm } from './additional-form.ts'
import './fields-dialog.css'

interface Asked {
  readonly form: AdditionalForm
  readonly widget: ProductWidget
}

/** The lightbox in which an item's additional fields are filled in: editing, then saving. */
export function FieldsDialog({ form, widget }: Asked) {
  const { errors, stage, failure, save } = useSaving({ form, widget })
  return (
    <Dialog labelledBy="additional-title" onClose={widget.closeFields}>
      <h2 className="vt-lightbox-title" id="additional-title">
        {form.name || 'A few more details'}
      </h2>
      {failure ? <Alert failure={failure} /> : null}
      <form className="vt-additional" noValidate onSubmit={(event) => void save(event)}>
        {form.fields.map((field) => (
          <AdditionalField key={field.id} field={field} error={errors[field.id]} />
        ))}
        <div className="vt-lightbox-actions">
          <button className="vt-button vt-button-quiet" type="button" onClick={widget.closeFields}>
            Cancel
          </button>
          <button className="vt-button" type="submit" aria-disabled={stage === 'saving' || undefined}>
            {stage === 'saving' ? 'Saving…' : 'Add To Cart'}
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
    if (stage === 'saving') return
    const element = event.currentTarget
    const data = new FormData(element)
    const query = new URLSearchParams(window.location.search)
    const read = (name: string) => data.get(name)?.toString() ?? null
    const values = readValues(form.fields, read, (name) => query.get(name))
    const wrong = checkValues(form.fields, values)
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first !== undefined) return focusField(element, first)
    setStage('saving')
    setFailure(await widget.buyWithFields(JSON.stringify(values)))
    setStage('editing')
  }
  return { errors, stage, failure, save }
}

function focusField(form: HTMLFormElement, fieldId: string): void {
  form
    ?.querySelector<HTMLElement>(`[data-field-id="${CSS.escape(fieldId)}"] :is(input, select, textarea)`)
    ?.focus()
}
