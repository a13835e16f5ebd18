import { type ContentUnit, contentUnits, referencesFor, type VariantContent } from './unit-price.ts'

/** A content as it is written, such as `750 ml`. */
export function contentText({ amountMilli, unit }: Pick<VariantContent, 'amountMilli' | 'unit'>): string {
  return `${amountMilli / 1_000} ${unit === 'm2' ? 'm²' : unit}`
}

/** Reads a typed content, '' as none; null when it is not one. A reference that does not fit becomes the usual one. */
export function parseContent(
  text: string,
  wantedPer: string,
): { readonly content: VariantContent | undefined } | null {
  const typed = text.trim().toLowerCase().replace(',', '.').replace('²', '2')
  if (typed === '') return { content: undefined }
  const [, amount = '', name = ''] = /^(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]+2?)$/.exec(typed) ?? []
  const unit = contentUnits.find((each) => each === (name === 'pieces' ? 'piece' : name))
  const amountMilli = Math.round(Number(amount) * 1_000)
  if (!unit || amountMilli < 1) return null
  return { content: { amountMilli, unit, per: fittingReference(unit, wantedPer) } }
}

function fittingReference(unit: ContentUnit, wanted: string): VariantContent['per'] {
  const [usual = 'piece', ...others] = referencesFor(unit)
  return others.find((each) => each === wanted) ?? usual
}
