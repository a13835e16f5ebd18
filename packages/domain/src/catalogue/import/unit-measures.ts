import { contentUnits, referenceUnits, type VariantContent } from '../measures/unit-price.ts'

/** The columns of a file of products that tell how much is in a piece. */
interface MeasureCells {
  readonly 'Unit Price Total Measure': number
  readonly 'Unit Price Total Measure Unit': string
  readonly 'Unit Price Base Measure': number
  readonly 'Unit Price Base Measure Unit': string
}

/** Writes a content as such files have it. */
export function measureCells({ amountMilli, unit, per }: VariantContent): MeasureCells {
  const hundred = /^100(.+)$/.exec(per)
  return {
    'Unit Price Total Measure': amountMilli / 1_000,
    'Unit Price Total Measure Unit': unit,
    'Unit Price Base Measure': hundred ? 100 : 1,
    'Unit Price Base Measure Unit': hundred?.[1] ?? per,
  }
}

/** Reads it; measures that the shop does not know, such as ounces, are none. */
export function readMeasures(row: {
  readonly measure: string
  readonly measureUnit: string
  readonly base: string
  readonly baseUnit: string
}): VariantContent | undefined {
  const amountMilli = Math.round(Number(row.measure) * 1_000)
  const unit = contentUnits.find((each) => each === row.measureUnit.toLowerCase())
  const base = `${Number(row.base) === 1 ? '' : row.base}${row.baseUnit.toLowerCase()}`
  const per = referenceUnits.find((each) => each === base)
  return unit && per && amountMilli >= 1 ? { amountMilli, unit, per } : undefined
}
