import { blankField } from '../blank-field.ts'
import { emptyFormContent, type FormContent } from '../form.ts'

/** What a new form begins with: who writes, where an answer goes, and what they say. */
export function starterForm(name: string): FormContent {
  return {
    ...emptyFormContent,
    name,
    fields: [
      { ...blankField, id: 'name', type: 'name', title: 'Name', isRequired: true },
      { ...blankField, id: 'email', type: 'email', title: 'E-mail', isRequired: true },
      { ...blankField, id: 'message', type: 'textarea', title: 'Message', isRequired: true },
    ],
  }
}
