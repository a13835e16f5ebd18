import { type FormValues, isList } from './field-value.ts'
import type { FormField } from './form-field.ts'

/** What was chosen, by field id, in the words of the owner. */
export type OwnChoices = Readonly<Record<string, readonly string[]>>

/** What was ticked in boxes that were read in another language, in the owner's words and the order of the answer; boxes that read as they were written are left out. */
export function ownChoices(fields: readonly FormField[], values: FormValues): OwnChoices {
  return Object.fromEntries(
    fields.flatMap(({ id, type, options, ownOptions }) => {
      const chosen = values[id] ?? []
      if (type !== 'checkbox' || ownOptions === undefined || !isList(chosen)) return []
      return [[id, chosen.map((choice) => ownOptions[options.indexOf(choice)] ?? choice)]]
    }),
  )
}
