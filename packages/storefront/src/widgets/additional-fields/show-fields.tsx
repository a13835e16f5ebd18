import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { AskedForm } from '../../parts/buyers-form/read-buyers-form.ts'
import type { ProductWidget } from '../add-to-cart/product-widget.ts'
import { FieldsDialog } from './fields-dialog.tsx'

const roots = new WeakMap<HTMLElement, Root>()

/** Opens the dialog with the fields of a product's form, beside what its button says; null closes it. */
export function showFields(place: HTMLElement, form: AskedForm | null, widget: ProductWidget): void {
  const root = roots.get(place) ?? createRoot(place.appendChild(document.createElement('div')))
  roots.set(place, root)
  flushSync(() => root.render(form ? <FieldsDialog form={form} widget={widget} /> : null))
}
