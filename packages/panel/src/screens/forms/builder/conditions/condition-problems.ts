import { checkConditions } from '@vitrine/domain/forms/conditions/check-conditions'
import type { FormField } from '@vitrine/domain/forms/form-field'

/** What became wrong with conditions while fields were moved, removed or reworded, by paths such as `fields.3.shownIf.0.fieldId`. What nobody filled in yet is not wrong yet. */
export function conditionProblems(fields: readonly FormField[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  checkConditions(fields, (path, text) => {
    const [, place, , index, part] = path.split('.')
    const condition = fields[Number(place)]?.shownIf?.[Number(index)]
    if (part !== 'value' || (condition?.value ?? '') !== '') found[path] = text
  })
  return found
}
