import type { Formatter } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { printed } from '@vitrine/template/values/print'
import { isTruthy } from '@vitrine/template/values/truthy'
import { escapeDelimiters } from '../../parts/html/escape.ts'
import { html, joinMarkup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { averageColour, imageParts } from './image-colours.ts'

/** Half of the largest 24-bit value: above it a colour is light (specification, section 9). */
const halfOfWhite = 0xffffff / 2

const allColours = markupFormatter((image) =>
  joinMarkup(
    imageParts.map((part) => html`data-color-${part}="#${plain(averageColour(image, part))}" `),
    '',
  ),
)

/** `image-color`: the average colours of an image as attributes, or one of them, `#rrggbb`, with a label or without. */
export const imageColor: Formatter = (image, args, scope, values) => {
  if (ownValue(image, 'colorData') === undefined) return undefined
  const [part, label] = args
  if (part === undefined) return allColours(image, args, scope, values)

  const known = imageParts.find((each) => each === part)
  const colour = known === undefined ? undefined : averageColour(image, known)
  if (!isTruthy(colour)) return escapeDelimiters(`"${part}" not found.`).replaceAll('&quot;', '"')
  const text = `#${printed(colour)}`
  return escapeDelimiters(label === undefined ? text : `${label}: ${text}`)
}

/** `color-weight`: whether a hex colour is `light` or `dark`; missing when it is no colour. */
export const colorWeight: Formatter = (value) => {
  const digits = asText(value).replace(/^#/, '')
  if (!/^(?:[0-9a-f]{3}){1,2}$/i.test(digits)) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return Number.parseInt(full, 16) > halfOfWhite ? 'light' : 'dark'
}

/**
 * `website-color`: a colour as CSS, `hsl(...)` or, with an alpha value, `hsla(...)`; a sentence when it is out of bounds. What is no
 * colour is reported as well (specification, section 8).
 */
export const websiteColor: Formatter = (colour, _args, scope) => {
  const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) =>
    component(colour, name),
  )
  if (hue === undefined || saturation === undefined || lightness === undefined) {
    scope.report('invalid-colour', 'Invalid colour model: a colour has hue, saturation and lightness')
    return 'Missing an H/S/L value.'
  }

  const problems = [
    isWithin(hue, 360) ? '' : 'Hue out of bounds. ',
    isWithin(saturation, 1) ? '' : 'Saturation out of bounds. ',
    isWithin(lightness, 1) ? '' : 'Lightness out of bounds. ',
    isWithin(alpha ?? 1, 1) ? '' : 'Alpha out of bounds.',
  ].join('')
  if (problems !== '') {
    scope.report('invalid-colour', `Invalid colour model: ${problems.trim()}`)
    return problems
  }

  const base = `${rounded(hue)}, ${rounded(saturation * 100)}%, ${rounded(lightness * 100)}%`
  return alpha === undefined ? `hsl(${base})` : `hsla(${base}, ${rounded(alpha)})`
}

function component(colour: unknown, name: string): number | undefined {
  const value = ownValue(colour, name)
  return value === undefined ? undefined : asNumber(value)
}

function isWithin(value: number, most: number): boolean {
  return value >= 0 && value <= most
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
