import { parseSize } from '@vitrine/domain/catalogue/measures/size'
import { parseContent } from '@vitrine/domain/catalogue/measures/typed-content'
import type { Variant } from '@vitrine/domain/catalogue/product'
import type { Measurement } from '@vitrine/domain/catalogue/weight'
import type { ProductDraft, VariantDraft } from './draft.ts'
import { typeTraits } from './product-types.ts'

interface ReadMeasures {
  readonly part: { sizeMm?: NonNullable<Variant['sizeMm']>; content?: NonNullable<Variant['content']> }
  readonly problems: Readonly<Record<string, string>>
}

/** Reads size and content of a row; only what is sent has them. */
export function readMeasures(
  row: VariantDraft,
  { type }: Pick<ProductDraft, 'type'>,
  measurement: Measurement,
): ReadMeasures {
  if (!typeTraits[type].isShipped) return { part: {}, problems: {} }
  const size = parseSize(row.size, measurement)
  const content = parseContent(row.content, row.contentPer)
  return {
    part: {
      ...(size?.size && { sizeMm: { ...size.size } }),
      ...(content?.content && { content: { ...content.content } }),
    },
    problems: {
      ...(!size && { sizeMm: 'Enter three lengths, such as 30 × 20 × 10' }),
      ...(!content && { content: 'Enter an amount and a unit, such as 750 ml' }),
    },
  }
}
