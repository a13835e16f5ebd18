import { type Say, sayAsWritten } from '../../words/say.ts'
import { blankField } from '../blank-field.ts'
import { emptyFormContent, type FormContent } from '../form.ts'

/** What a new form begins with: who writes, where an answer goes, and what they say; in the language of the site. */
export function starterForm(name: string, say: Say = sayAsWritten): FormContent {
  return {
    ...emptyFormContent,
    name,
    fields: [
      { ...blankField, id: 'name', type: 'name', title: say('Name'), isRequired: true },
      { ...blankField, id: 'email', type: 'email', title: say('Email'), isRequired: true },
      { ...blankField, id: 'message', type: 'textarea', title: say('Message'), isRequired: true },
    ],
  }
}
