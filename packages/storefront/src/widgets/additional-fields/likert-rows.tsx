import type { FormField } from './additional-form.ts'
import { partName } from './field-values.ts'

/** Answers of a likert scale, from -2 to 2 (specification, section 3). */
const likertLabels = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'] as const

/** A row of answers for each statement. */
export function LikertRows({ field }: { readonly field: FormField }) {
  return (
    <div className="vt-likert">
      {field.options.map((question) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {likertLabels.map((label, index) => (
            <label key={label}>
              <input type="radio" name={partName(field, question)} value={String(index - 2)} /> {label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
