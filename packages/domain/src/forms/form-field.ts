import type { BlockValue } from '../content/layout.ts'

/** A field of a form as its owner set it up (specification, section 3). */
export type FormField = BlockValue<'form'>['fields'][number] & {
  /** What its options are in its owner's words, in their order, where they read in another language: rules ask for those. Never kept. */
  readonly ownOptions?: readonly string[]
}

/** Whether a field takes an answer; sections are headings, and steps begin a part of the form. */
export function takesAnswer({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'section' && type !== 'step'
}

/** Whether a field is a box by itself: such a one is agreed to, or not; one of several is chosen. */
export function isAgreedTo({ type, options }: Pick<FormField, 'type' | 'options'>): boolean {
  return type === 'checkbox' && options.length === 1
}

/**
 * Which keys a phone shows for a field; undefined: all. Those of digits have no minus. No input is `type="number"`: browsers keep what is no
 * number to themselves, so that it would be lost without a word.
 */
export function keysOf({ type, least }: Pick<FormField, 'type' | 'least'>): 'decimal' | undefined {
  return type === 'currency' || (type === 'number' && (least ?? 0) >= 0) ? 'decimal' : undefined
}

/** The name of an input of a field that has several: of a part, an option or a statement. */
export function partName({ id }: Pick<FormField, 'id'>, part: number): string {
  return `${id}.${part}`
}
