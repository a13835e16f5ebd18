import type { Measurement } from '../weight.ts'

/** Length, width and height of a piece as it is sent, whole millimetres. */
export interface SizeMm {
  readonly length: number
  readonly width: number
  readonly height: number
}

const mmOf: Record<Measurement, number> = { metric: 10, imperial: 25.4 }

/** A length in the unit that pages tell it in: centimetres, or inches. */
export function lengthIn(measurement: Measurement, mm: number): number {
  return Math.round((mm / mmOf[measurement]) * 100) / 100
}

/** A size as it is written, such as `30 × 20 × 10`; '' for none. */
export function sizeText(size: SizeMm | undefined, measurement: Measurement): string {
  if (!size) return ''
  return [size.length, size.width, size.height].map((mm) => lengthIn(measurement, mm)).join(' × ')
}

/** Reads a typed size, '' as none; null when it is not one. */
export function parseSize(
  text: string,
  measurement: Measurement,
): { readonly size: SizeMm | undefined } | null {
  if (text.trim() === '') return { size: undefined }
  const parts = text.split(/[×x*]/i).map((part) => part.trim().replace(',', '.'))
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}(\.\d{1,2})?$/.test(part))) return null
  const [length = 0, width = 0, height = 0] = parts.map((part) =>
    Math.round(Number(part) * mmOf[measurement]),
  )
  return { size: { length, width, height } }
}
