import type { ProductImage } from '../../images/product-image.ts'

/** What one field of a block may hold. Texts are plain unless their kind says otherwise. */
export type Field =
  /** One line. */
  | { readonly kind: 'line'; readonly maxLength: number }
  /** Many lines. */
  | { readonly kind: 'text'; readonly maxLength: number }
  /** HTML that is cleaned before it is kept. */
  | { readonly kind: 'html'; readonly maxLength: number }
  /** HTML that is printed as written: only administrators may change it. */
  | { readonly kind: 'code'; readonly maxLength: number }
  /** Where a link leads: http, https, mailto, tel, a path or an anchor. Empty: nowhere. */
  | { readonly kind: 'link' }
  /** Where a file or a player lies, or a page that visitors are led to: what a link may be, and nobody presses it. */
  | { readonly kind: 'address' }
  /** An id of this site, or an empty text. */
  | { readonly kind: 'id' }
  | { readonly kind: 'flag'; readonly preset: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly preset: string }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly preset: number
      readonly isWhole: boolean
    }
  | { readonly kind: 'image' }
  | { readonly kind: 'lines'; readonly maxItems: number; readonly maxLength: number }
  | { readonly kind: 'list'; readonly of: Fields; readonly maxItems: number }
  /** Another kind, left out where nothing is said: what was kept before stays as it was. */
  | { readonly kind: 'maybe'; readonly of: Field }
  /** Options by name, which the part that uses them checks: those of galleries (specification, section 9). */
  | { readonly kind: 'options' }

/** The fields of a block, or of an entry of a list, by name. */
export type Fields = Readonly<Record<string, Field>>

/** What is kept of a field. */
type FieldValue<F extends Field> = F extends { readonly kind: 'maybe'; readonly of: infer Of extends Field }
  ? FieldValue<Of>
  : F extends { readonly kind: 'flag' }
    ? boolean
    : F extends { readonly kind: 'number' }
      ? number
      : F extends { readonly kind: 'image' }
        ? ProductImage | null
        : F extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
          ? Choice
          : F extends { readonly kind: 'lines' }
            ? readonly string[]
            : F extends { readonly kind: 'list'; readonly of: infer Of extends Fields }
              ? readonly FieldValues<Of>[]
              : F extends { readonly kind: 'options' }
                ? Readonly<Record<string, OptionValue>>
                : string

/** What an option is set to. */
export type OptionValue = string | number | boolean

/** What is kept of several fields. */
export type FieldValues<F extends Fields> = {
  readonly [Name in Exclude<keyof F, NamesOfMaybe<F>>]: FieldValue<F[Name]>
} & { readonly [Name in NamesOfMaybe<F>]?: FieldValue<F[Name]> }

type NamesOfMaybe<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly kind: 'maybe' } ? Name : never
}[keyof F]

/** A line of at most 500 characters. */
export const line = { kind: 'line', maxLength: 500 } as const

/** Text of many lines. */
export const text = { kind: 'text', maxLength: 20_000 } as const

/** Cleaned HTML. */
export const html = { kind: 'html', maxLength: 400_000 } as const

/** HTML or code as an administrator wrote it. */
export const code = { kind: 'code', maxLength: 100_000 } as const

/** Where a link leads. */
export const link = { kind: 'link' } as const

/** Where something lies that no link leads to. */
export const address = { kind: 'address' } as const

/** A picture, or none. */
export const image = { kind: 'image' } as const

/** The id of something of this site. */
export const id = { kind: 'id' } as const

/** Options by name. */
export const options = { kind: 'options' } as const

/** A switch that begins as on or off. */
export function flag(preset: boolean) {
  return { kind: 'flag', preset } as const
}

/** One of some names; the first is taken where none is given. */
export function choice<const Choice extends string>(first: Choice, ...rest: readonly Choice[]) {
  return { kind: 'choice', of: [first, ...rest], preset: first } as const
}

/** A whole number within bounds. */
export function whole(min: number, max: number, preset: number) {
  return { kind: 'number', min, max, preset, isWhole: true } as const
}

/** Any number within bounds. */
export function decimal(min: number, max: number, preset: number) {
  return { kind: 'number', min, max, preset, isWhole: false } as const
}

/** Several short lines, such as tags. */
export function lines(maxItems: number) {
  return { kind: 'lines', maxItems, maxLength: 500 } as const
}

/** Several entries of the same fields. */
export function list<const Of extends Fields>(of: Of, maxItems: number) {
  return { kind: 'list', of, maxItems } as const
}

/** A field that is left out where nothing is said. */
export function maybe<const Of extends Field>(of: Of) {
  return { kind: 'maybe', of } as const
}
