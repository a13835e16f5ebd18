import { formEntryTypes } from '../../content/blocks/form-field-types.ts'
import { contentOf, type Form } from '../form.ts'
import { type FormField, takesAnswer } from '../form-field.ts'

/** A form that buyers fill in: of a product before it goes into the cart, or of the checkout. */
export interface BuyersForm {
  readonly id: string
  readonly name: string
  readonly fields: readonly FormField[]
}

/** What a form may have that is not asked for when something is bought: files and passwords do not go with an order, and steps are of pages. */
const notAsked: readonly FormField['type'][] = ['file', 'password', 'step']

/** The kinds of field that buyers are asked for. */
export const buyersFieldTypes = formEntryTypes.filter((type) => !notAsked.includes(type))

/** What buyers are asked for of a form; null where that is nothing. */
export function buyersFormOf(form: Pick<Form, 'id' | 'own' | 'inBlock'>): BuyersForm | null {
  const { name, fields } = contentOf(form)
  const asked = fields.filter(({ type }) => !notAsked.includes(type))
  return asked.some(takesAnswer) ? { id: form.id, name, fields: asked } : null
}

/** Whether all of a form is asked for when something is bought. */
export function isAskedWhole(form: Pick<Form, 'own' | 'inBlock'>): boolean {
  return contentOf(form).fields.every(({ type }) => !notAsked.includes(type))
}
