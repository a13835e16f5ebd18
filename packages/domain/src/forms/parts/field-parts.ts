import { type FieldValue, isList } from '../field-value.ts'
import type { FormField } from '../form-field.ts'
import { americanManner, type FieldManner } from './field-manner.ts'
import { summarizeParts } from './summarize-parts.ts'

/** One of the inputs that a field of several parts has. */
export interface FieldPart {
  readonly label: string
  /** How it is called where the label is a picture of what to type. */
  readonly spoken?: string
  /** As templates style it. */
  readonly className: string
  readonly autocomplete?: string
  /** The digits that it takes; parts without are any text. */
  readonly digits?: number
  /** It is typed in digits, of which none are cut. */
  readonly isNumeric?: boolean
  /** A telephone number in one box. */
  readonly isPhone?: boolean
  /** What can be chosen where it is no text. */
  readonly choices?: readonly string[]
  /** Asked for even when the field must be filled in. */
  readonly isOptional?: boolean
}

/** The parts in the order in which a value has them (specification, section 3). */
const parts = {
  name: [
    { label: 'First name', className: 'first-name', autocomplete: 'given-name' },
    { label: 'Last name', className: 'last-name', autocomplete: 'family-name' },
  ],
  address: [
    { label: 'Address 1', className: 'address1', autocomplete: 'address-line1' },
    { label: 'Address 2', className: 'address2', autocomplete: 'address-line2', isOptional: true },
    { label: 'City', className: 'city', autocomplete: 'address-level2' },
    {
      label: 'State/Province',
      className: 'state-province',
      autocomplete: 'address-level1',
      isOptional: true,
    },
    { label: 'Zip/Postal Code', className: 'zip', autocomplete: 'postal-code', isOptional: true },
    { label: 'Country', className: 'country', autocomplete: 'country-name', isOptional: true },
  ],
  date: [
    { label: 'MM', spoken: 'Month', className: 'month', digits: 2 },
    { label: 'DD', spoken: 'Day', className: 'day', digits: 2 },
    { label: 'YYYY', spoken: 'Year', className: 'year', digits: 4 },
  ],
  time: [
    { label: 'Hour', className: 'hour', digits: 2 },
    { label: 'Minute', className: 'minute', digits: 2 },
    { label: 'Second', className: 'second', digits: 2, isOptional: true },
    { label: 'AM or PM', className: 'ampm', choices: ['AM', 'PM'], isOptional: true },
  ],
  phone: [
    { label: 'Country', className: 'country-code', isNumeric: true, isOptional: true },
    { label: '(###)', spoken: 'Area code', className: 'area-code', isNumeric: true },
    { label: '###', spoken: 'Prefix', className: 'prefix', isNumeric: true },
    { label: '####', spoken: 'Line number', className: 'line', isNumeric: true },
  ],
} as const satisfies Readonly<Record<string, readonly FieldPart[]>>

/** A type whose value is a list of parts. */
export type PartedType = keyof typeof parts

/** Whether a value of the type is a list of parts. */
export function isParted(type: FormField['type']): type is PartedType {
  return Object.hasOwn(parts, type)
}

/** All parts of a value, in its order. */
export function partsOf(type: PartedType): readonly FieldPart[] {
  return parts[type]
}

/** A part that is asked for, its place in the value, and what stands in it. */
export interface AskedPart {
  readonly place: number
  readonly part: FieldPart
  readonly typed: string
}

/** The parts that are asked for, in the manner of the form. What was filled in before in another manner is not lost. */
export function askedParts(
  field: Pick<FormField, 'type' | 'showCountryCode'>,
  value: FieldValue | undefined,
  manner: FieldManner = americanManner,
): readonly AskedPart[] {
  const { type, showCountryCode } = field
  if (!isParted(type)) return []
  const typed = value !== undefined && typeof value !== 'string' && isList(value) ? value : []
  const all = partsOf(type).map((part, place) => ({ place, part, typed: typed[place] ?? '' }))
  if (type === 'phone' && manner.phoneIsWhole)
    return [{ place: wholePhonePlace, part: wholePhone, typed: summarizeParts(type, typed).join('') }]
  if (type === 'phone' && !showCountryCode) return all.filter(({ place, typed }) => place > 0 || typed !== '')
  if (type === 'address') return orderedAddress(all, manner.addressOrder)
  if (type === 'date') return manner.dateOrder.flatMap((place) => all[place] ?? [])
  if (type === 'time')
    return all.filter(
      ({ place, part, typed }) =>
        typed !== '' || (place !== secondPlace && (manner.hasHalves || !part.choices)),
    )
  return all
}

/** What the country does not use is asked for only where something stands in it, before the country. */
function orderedAddress(all: readonly AskedPart[], order: readonly number[]): readonly AskedPart[] {
  const unused = all.filter(({ place, typed }) => !order.includes(place) && typed !== '')
  const used = order.flatMap((place) => all[place] ?? [])
  return [...used.slice(0, -1), ...unused, ...used.slice(-1)]
}

/** Hours and minutes say when; seconds are kept where they were sent. */
const secondPlace = 2

/** Where a telephone number of one box stands in its value: behind its country, which it begins with where it has one. */
const wholePhonePlace = 1

const wholePhone: FieldPart = {
  label: 'Telephone number',
  className: 'phone-number',
  autocomplete: 'tel',
  isPhone: true,
}
