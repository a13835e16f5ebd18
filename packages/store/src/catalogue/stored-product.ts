import { product } from '@vitrine/contract/catalogue/product-shape'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { Type } from 'typebox'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'
import { text } from '../documents/document-schemas.ts'

/** A product without its stock, which stands in a table of its own. */
export type StoredProduct = Omit<Product, 'variants' | 'additionalFieldsForm'> & {
  readonly variants: readonly Omit<Variant, 'stock'>[]
}

const {
  variants,
  taxClass,
  additionalFieldsFormId,
  digitalFiles,
  safety,
  relatedIds,
  publishFromMs,
  withdrawalExemption,
  ...ofProduct
} = typesOnly(product).properties
const { stock: _stock, sizeMm, content, saleFromMs, saleUntilMs, ...ofVariant } = variants.items.properties

/** A product. */
export const productDocument = defineDocument<StoredProduct>()(
  'product',
  // What reads a schema as JSON does not see that a property may be left out.
  Type.Object({
    ...ofProduct,
    taxClass: Type.Optional(taxClass),
    additionalFieldsFormId: Type.Optional(additionalFieldsFormId),
    digitalFiles: Type.Optional(digitalFiles),
    safety: Type.Optional(safety),
    relatedIds: Type.Optional(relatedIds),
    publishFromMs: Type.Optional(publishFromMs),
    withdrawalExemption: Type.Optional(withdrawalExemption),
    areaIds: Type.Optional(Type.Array(text)),
    variants: Type.Array(
      Type.Object({
        ...ofVariant,
        sizeMm: Type.Optional(sizeMm),
        content: Type.Optional(content),
        saleFromMs: Type.Optional(saleFromMs),
        saleUntilMs: Type.Optional(saleUntilMs),
      }),
    ),
  }),
)
