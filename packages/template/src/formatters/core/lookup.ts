import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Looks up the reference that a reference spells: `{@|lookup fieldName}`. */
export const lookup: Formatter = (_value, args, scope) => {
  const [reference] = args
  if (reference === undefined || reference === '') return ''
  const spelled = asText(scope.find(splitReference(reference)))
  if (spelled.length > 255) scope.chargeSteps(spelled.length)
  return scope.find(splitReference(spelled))
}
