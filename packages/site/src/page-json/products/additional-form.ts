import type { Product } from '@vitrine/domain/catalogue/product'
import { shownForm } from '@vitrine/domain/forms/buyers/shown-form'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import type { Placed } from '@vitrine/domain/website/settings/usual-country'

/** The form of a product, by the names of platform reference, section 2.5; nothing where it has none. */
export function additionalFormJson(
  { additionalFieldsForm: form }: Pick<Product, 'additionalFieldsForm'>,
  site: Placed,
) {
  return form
    ? { additionalFieldsFormId: form.id, additionalFieldsForm: shownForm(form, mannerOf(site)) }
    : {}
}
