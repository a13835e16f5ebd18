import type { FormField } from './form-field.ts'

/** One of the inputs that a field of several parts has. */
export interface FieldPart {
  readonly label: string
  /** As templates style it. */
  readonly className: string
  readonly autocomplete?: string
  /** The digits that it takes; parts without are any text. */
  readonly digits?: number
  /** What can be chosen where it is no text. */
  readonly choices?: readonly string[]
  /** Asked for even when the field must be filled in. */
  readonly isOptional?: boolean
}

/** The parts in the order in which a value has them (specification, section 3). */
const parts = {
  name: [
    { label: 'First Name', className: 'first-name', autocomplete: 'given-name' },
    { label: 'Last Name', className: 'last-name', autocomplete: 'family-name' },
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
    { label: 'MM', className: 'month', digits: 2 },
    { label: 'DD', className: 'day', digits: 2 },
    { label: 'YYYY', className: 'year', digits: 4 },
  ],
  time: [
    { label: 'Hour', className: 'hour', digits: 2 },
    { label: 'Minute', className: 'minute', digits: 2 },
    { label: 'Second', className: 'second', digits: 2, isOptional: true },
    { label: 'AM or PM', className: 'ampm', choices: ['AM', 'PM'], isOptional: true },
  ],
  phone: [
    { label: 'Country', className: 'country-code', digits: 4, isOptional: true },
    { label: '(###)', className: 'area-code', digits: 5 },
    { label: '###', className: 'prefix', digits: 5 },
    { label: '####', className: 'line', digits: 8 },
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

/** The parts that are asked for, with the place of each in the value: a phone number may be asked without its country. */
export function askedParts({
  type,
  showCountryCode,
}: Pick<FormField, 'type' | 'showCountryCode'>): readonly (readonly [place: number, part: FieldPart])[] {
  if (!isParted(type)) return []
  const all = partsOf(type).map((part, place) => [place, part] as const)
  return type === 'phone' && !showCountryCode ? all.slice(1) : all
}
