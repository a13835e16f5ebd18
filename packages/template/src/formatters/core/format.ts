import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { spelled } from '../../values/print.ts'

/** Puts the values of references into a text in place of `{0}`, `{1}` and so on: `{greeting|format user.name}`. */
export const format: Formatter = (value, args, scope) => {
  const values = args.map((reference) => spelled(scope.findOutside(splitReference(reference))))
  const template = asText(value)
  if (template.length > 1023) scope.chargeSteps(template.length >>> 8)
  const pieces: string[] = []
  let at = 0
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const close = template.indexOf('}', open)
    if (close < 0) return pieces.join('') + template.slice(at, open)
    const filled = fill(positionIn(template.slice(open + 1, close)), values)
    scope.chargeBytes(filled.length)
    pieces.push(template.slice(at, open), filled)
    at = close + 1
  }
  pieces.push(template.slice(at))
  return pieces.join('')
}

/** The position that braces hold: digits or nothing. After anything else, and only then, a further brace begins again. */
function positionIn(inside: string): string {
  let position = ''
  let isBroken = false
  for (const char of inside) {
    if (isBroken && char !== '{') continue
    position = isBroken ? '' : position + char
    isBroken = !isBroken && !(char >= '0' && char <= '9')
  }
  return position
}

/** No digits are position 0; what is no position, or beyond the arguments, leaves nothing. */
function fill(position: string, values: readonly string[]): string {
  return /^[0-9]*$/.test(position) ? (values[Number(position)] ?? '') : ''
}
