import { parseDecimal } from '@vitrine/domain/money/parse-decimal'
import { type ReadNumber, TypedNumber, type TypedNumberProps } from './typed-number.tsx'

interface CountFieldProps extends Omit<TypedNumberProps, 'read' | 'write'> {
  /** 0 where nothing is said. */
  readonly least?: number
  readonly most: number
}

/** A whole number from the least to the most there is; an empty field is 0 where that can be. */
export function CountField({ least = 0, most, ...others }: CountFieldProps) {
  const read = (text: string) => readCount(text, most, least)
  return <TypedNumber {...others} inputMode="numeric" read={read} write={String} />
}

/** Reads a whole number as it is typed; an empty text is 0 where that can be. */
export function readCount(text: string, most: number, least = 0): ReadNumber {
  const read = parseDecimal(text, 0)
  if (read.ok && read.parts < least) return { ok: false, text: `At least ${least}` }
  if (read.ok && read.parts <= most) return { ok: true, value: read.parts }
  if (read.ok || read.problem === 'too-large') return { ok: false, text: `At most ${most}` }
  if (read.problem === 'negative') return { ok: false, text: 'The number cannot be below zero' }
  return read.problem === 'empty' && least === 0
    ? { ok: true, value: 0 }
    : { ok: false, text: 'Enter a whole number' }
}
