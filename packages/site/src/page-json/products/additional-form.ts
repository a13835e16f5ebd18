import type { Product } from '@vitrine/domain/catalogue/product'
import { shownForm } from '@vitrine/domain/forms/buyers/shown-form'

/** The form of a product, by the names of platform reference, section 2.5; nothing where it has none. */
export function additionalFormJson({ additionalFieldsForm: form }: Pick<Product, 'additionalFieldsForm'>) {
  return form ? { additionalFieldsFormId: form.id, additionalFieldsForm: shownForm(form) } : {}
}
