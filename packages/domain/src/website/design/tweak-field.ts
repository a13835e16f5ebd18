/** A setting of the template's looks as owners change it: one value of one kind. */
export interface TweakField {
  /** Under which its value is stored, and sent. */
  readonly key: string
  readonly kind: TweakKind
  /** What it sets, as its template names it. */
  readonly label: string
  readonly category: string
  /** The value that the template brings; '' where it sets none. */
  readonly preset: string
  /** The same as a plain value, where the template writes the name of another value. */
  readonly shown: string
  /** The choices of a dropdown. */
  readonly options: readonly string[]
  readonly min: number | null
  readonly max: number | null
  readonly step: number | null
  /** Whether a colour can let through what is behind it. */
  readonly hasAlpha: boolean
  /** The setting that several fields belong to, such as the parts of a font; '' for none. */
  readonly group: string
}

/** What a field holds: a choice of the template, or a property of a font. */
export type TweakKind =
  | 'color'
  | 'length'
  | 'dropdown'
  | 'checkbox'
  | 'image'
  | 'font-family'
  | 'font-weight'
  | 'font-style'
  | 'text-transform'

/** What a site has of each field, by its key. */
export type TweakValues = Readonly<Record<string, string>>

/** Choices that fonts have, whatever the template says. */
export const fontChoices = {
  'font-weight': ['100', '200', '300', '400', '500', '600', '700', '800', '900', 'normal', 'bold'],
  'font-style': ['normal', 'italic'],
  'text-transform': ['none', 'uppercase', 'lowercase', 'capitalize'],
} as const

/** Says what is wrong with values, by key. What the template brings is right whatever it is. */
export function checkTweaks(
  fields: readonly TweakField[],
  values: TweakValues,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = (values[field.key] ?? '').trim()
      const problem = value === '' || value === field.preset ? null : problemOf(field, value)
      return problem === null ? [] : [[field.key, problem]]
    }),
  )
}

function problemOf(field: TweakField, value: string): string | null {
  switch (field.kind) {
    case 'color':
      return colorProblem(value, field.hasAlpha)
    case 'length':
      return lengthProblem(value, field)
    case 'dropdown':
      return field.options.includes(value) ? null : notExpected(value)
    case 'checkbox':
      return value === 'true' || value === 'false' ? null : notExpected(value)
    case 'image':
      return isOwnPicture(value) ? null : 'Choose a picture of this site.'
    case 'font-family':
      return isFontList(value) ? null : 'Write the names of fonts with commas between them.'
    default: {
      const choices: readonly string[] = fontChoices[field.kind]
      return choices.includes(value) ? null : notExpected(value)
    }
  }
}

/** (Specification, section 5.) */
function notExpected(value: string): string {
  return `${value} is not one of the expected options`
}

const hexColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const number = String.raw`\s*(?:\d{1,3}(?:\.\d+)?|\.\d+)%?\s*`
const rgbColor = new RegExp(`^rgba?\\(${number},${number},${number}(?:,${number})?\\)$`, 'i')
const hslColor = new RegExp(`^hsla?\\(${number},${number},${number}(?:,${number})?\\)$`, 'i')

/** Hex colours have 3 or 6 digits (specification, section 5). */
function colorProblem(value: string, hasAlpha: boolean): string | null {
  const isColor = hexColor.test(value) || rgbColor.test(value) || hslColor.test(value)
  if (!isColor)
    return value === 'transparent' && hasAlpha ? null : 'Write a colour as #1d3557 or rgba(29, 53, 87, 0.5).'
  return hasAlpha || !/^(?:rgb|hsl)a/i.test(value) ? null : 'This colour cannot be see-through.'
}

const length = /^(-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4}))(px|em|rem|%|vw|vh|pt|s|ms|deg)?$/

function lengthProblem(value: string, { min, max }: TweakField): string | null {
  const [, amount] = length.exec(value) ?? []
  if (amount === undefined) return value === 'normal' ? null : 'Write a number, such as 16px or 1.5em.'
  if (min !== null && Number(amount) < min) return `Use ${min} or more.`
  return max !== null && Number(amount) > max ? `Use ${max} or less.` : null
}

/** A picture that was sent to this site, without anything that could end its address. */
function isOwnPicture(value: string): boolean {
  return value === 'none' || /^\/content\/v1\/[\w./%-]{1,400}$/.test(value)
}

const fontName = String.raw`(?:"[\w -]{1,60}"|'[\w -]{1,60}'|-?[a-zA-Z_][\w -]{0,60})`
const fontList = new RegExp(`^${fontName}(?:\\s*,\\s*${fontName}){0,9}$`)

function isFontList(value: string): boolean {
  return value.length <= 300 && fontList.test(value)
}
