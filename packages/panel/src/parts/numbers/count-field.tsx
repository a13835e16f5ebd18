import { parseDecimal } from '@vitrine/domain/money/parse-decimal'
import { type ReadNumber, TypedNumber, type TypedNumberProps } from './typed-number.tsx'

interface CountFieldProps extends Omit<TypedNumberProps, 'read' | 'write'> {
  readonly most: number
}

/** A whole number from 0 to the most there is; an empty field is 0. */
export function CountField({ most, ...others }: CountFieldProps) {
  return <TypedNumber {...others} inputMode="numeric" read={(text) => readCount(text, most)} write={String} />
}

/** Reads a whole number as it is typed; an empty text is 0. */
export function readCount(text: string, most: number): ReadNumber {
  const read = parseDecimal(text, 0)
  if (read.ok && read.parts <= most) return { ok: true, value: read.parts }
  if (read.ok || read.problem === 'too-large') return { ok: false, text: `At most ${most}` }
  if (read.problem === 'negative') return { ok: false, text: 'The number cannot be below zero' }
  return read.problem === 'empty' ? { ok: true, value: 0 } : { ok: false, text: 'Enter a whole number' }
}
