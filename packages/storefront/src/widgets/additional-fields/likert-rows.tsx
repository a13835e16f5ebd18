import { type FormField, partName } from '@vitrine/domain/forms/form-field'
import { likertAnswers } from '@vitrine/domain/forms/likert-answers'

/** A row of answers for each statement. */
export function LikertRows({ field }: { readonly field: FormField }) {
  return (
    <div className="vt-likert">
      {field.options.map((question, place) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {likertAnswers.map(({ position, english }) => (
            <label key={position}>
              <input type="radio" name={partName(field, place)} value={String(position)} /> {english}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
