import { likertAnswers } from '../../parts/form-fields/likert-answers.ts'
import type { FormField } from './additional-form.ts'
import { partName } from './field-values.ts'

/** A row of answers for each statement. */
export function LikertRows({ field }: { readonly field: FormField }) {
  return (
    <div className="vt-likert">
      {field.options.map((question) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {likertAnswers.map(({ position, english }) => (
            <label key={position}>
              <input type="radio" name={partName(field, question)} value={String(position)} /> {english}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
