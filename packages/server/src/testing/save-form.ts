import { blankField } from '@vitrine/domain/forms/blank-field'
import { emptyFormContent, type Form, usualFormSettings } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { SiteStore } from '@vitrine/store/store'

/** Keeps a form that stands nowhere, of fields that tests speak of in part. */
export async function saveForm(
  store: SiteStore,
  id: string,
  fields: readonly Partial<FormField>[],
  name = 'Engraving',
): Promise<Form> {
  const form: Form = {
    id,
    place: null,
    inBlock: emptyFormContent,
    own: {
      ...emptyFormContent,
      name,
      fields: fields.map((field) => ({ ...blankField, title: field.id ?? '', ...field })),
    },
    settings: usualFormSettings,
    updatedAtMs: 1,
  }
  await store.transaction(async (tables) => {
    await tables.forms.save(form)
    await tables.site.raiseRevision()
  })
  return form
}
