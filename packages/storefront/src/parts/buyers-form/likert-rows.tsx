import { isList } from '@vitrine/domain/forms/field-value'
import { partName } from '@vitrine/domain/forms/form-field'
import { likertAnswers } from '@vitrine/domain/forms/likert-answers'
import type { ShownGroup } from './shown-group.ts'

/** A row of answers for each statement. */
export function LikertRows({ field, prefix, value }: ShownGroup) {
  const answers = value !== undefined && typeof value !== 'string' && !isList(value) ? value : {}
  return (
    <div className="vt-likert">
      {field.options.map((question, place) => (
        <fieldset key={question}>
          <legend>{question}</legend>
          {likertAnswers.map(({ position, label }) => (
            <label key={position}>
              <input
                type="radio"
                name={prefix + partName(field, place)}
                value={String(position)}
                defaultChecked={answers[question]?.includes(String(position)) ?? false}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
