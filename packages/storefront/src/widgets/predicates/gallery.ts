import type { Predicate } from '@vitrine/template/registry'
import { asBoolean, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'

/** The choices of a gallery block that templates ask for, by option (specification, section 9). */
const choices = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  'active-alignment': ['center', 'left', 'right'],
} as const

const switches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const

/** What templates ask of a gallery block: `gallery-design-grid?`, `gallery-autoplay?`. */
export const galleryPredicates: Readonly<Record<string, Predicate>> = {
  ...Object.fromEntries(
    Object.entries(choices).flatMap(([option, values]) =>
      values.map((value) => [`gallery-${option}-${value}?`, isChosen(option, value)]),
    ),
  ),
  ...Object.fromEntries(switches.map((option) => [`gallery-${option}?`, isSwitchedOn(option)])),
  'gallery-meta?': (_args, scope) =>
    ['controls', 'indicators'].some((option) => isTruthy(ownValue(scope.find(['options']), option))),
}

function isChosen(option: string, value: string): Predicate {
  return (_args, scope) => asText(ownValue(scope.find(['options']), option)) === value
}

function isSwitchedOn(option: string): Predicate {
  return (_args, scope) => asBoolean(ownValue(scope.find(['options']), option))
}
