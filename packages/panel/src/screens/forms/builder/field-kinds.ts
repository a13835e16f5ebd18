import { blankField } from '@vitrine/domain/forms/blank-field'
import { usualFileKinds } from '@vitrine/domain/forms/files/file-kinds'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { currencySign } from '@vitrine/domain/money/format-money'
import {
  AlignLeft,
  AtSign,
  Calendar,
  CircleDot,
  ClipboardCheck,
  Clock,
  DollarSign,
  EyeOff,
  Globe,
  Hash,
  Heading,
  KeyRound,
  ListOrdered,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  SquareCheck,
  SquareChevronDown,
  Type,
  User,
} from 'lucide-react'
import type { Session } from '../../../session/session.ts'

/** One of the kinds of fields. */
export type FieldType = FormField['type']

interface FieldKind {
  readonly label: string
  readonly icon: LucideIcon
}

/** What the kinds of fields are called. */
export const fieldKinds: Readonly<Record<FieldType, FieldKind>> = {
  text: { label: 'Short text', icon: Type },
  textarea: { label: 'Long text', icon: AlignLeft },
  number: { label: 'Number', icon: Hash },
  currency: { label: 'Amount', icon: DollarSign },
  website: { label: 'Web address', icon: Globe },
  password: { label: 'Hidden typing', icon: KeyRound },
  name: { label: 'Name', icon: User },
  email: { label: 'Email', icon: Mail },
  phone: { label: 'Telephone', icon: Phone },
  address: { label: 'Address', icon: MapPin },
  twitter: { label: 'Twitter name', icon: AtSign },
  radio: { label: 'One of several', icon: CircleDot },
  checkbox: { label: 'Any of several', icon: SquareCheck },
  select: { label: 'Dropdown', icon: SquareChevronDown },
  likert: { label: 'Likert scale', icon: ClipboardCheck },
  date: { label: 'Date', icon: Calendar },
  time: { label: 'Time', icon: Clock },
  section: { label: 'Heading', icon: Heading },
  hidden: { label: 'Hidden value', icon: EyeOff },
  step: { label: 'Step', icon: ListOrdered },
  file: { label: 'Files', icon: Paperclip },
}

/** The kinds as the palette offers them. */
export const paletteGroups: readonly { readonly label: string; readonly types: readonly FieldType[] }[] = [
  { label: 'Texts and numbers', types: ['text', 'textarea', 'number', 'currency', 'website', 'password'] },
  { label: 'Who they are', types: ['name', 'email', 'phone', 'address', 'twitter'] },
  { label: 'Choices', types: ['radio', 'checkbox', 'select', 'likert'] },
  { label: 'When', types: ['date', 'time'] },
  { label: 'Sent along', types: ['file'] },
  { label: 'Not filled in', types: ['step', 'section', 'hidden'] },
]

/** A field of a kind as it is when it is added: it has a title, something to choose, and the money of the site. */
export function newField(
  type: FieldType,
  taken: readonly FormField[],
  { currency, locale }: Pick<Session['site'], 'currency' | 'locale'>,
): FormField {
  const { label } = fieldKinds[type]
  const begun = { ...blankField, id: freeId(type, taken), type, title: label }
  switch (type) {
    case 'radio':
    case 'checkbox':
    case 'select':
      return { ...begun, options: ['First option', 'Second option'] }
    case 'likert':
      return { ...begun, options: ['It was easy to find what I was looking for'] }
    case 'currency':
      return { ...begun, currencySymbol: currencySign(currency, locale) }
    case 'file':
      return { ...begun, accepts: [...usualFileKinds], maxFiles: 1, maxMegabytes: 10 }
    case 'hidden':
      return { ...begun, title: '' }
    default:
      return begun
  }
}

/** A copy of a field, with an id of its own. */
export function copyOfField(field: FormField, taken: readonly FormField[]): FormField {
  return { ...field, id: freeId(field.type, taken), title: field.title === '' ? '' : `${field.title} (copy)` }
}

/** An id that no field has, and that no field had whose answers are kept. */
function freeId(type: FieldType, taken: readonly FormField[]): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const id = `${type}-${number.toString(36)}`
  return taken.some((field) => field.id === id) ? freeId(type, taken) : id
}
