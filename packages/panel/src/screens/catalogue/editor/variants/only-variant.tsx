import { SimpleGrid } from '@mantine/core'
import type { ProductType } from '@vitrine/domain/catalogue/product'
import type { VariantDraft } from '../rules/draft.ts'
import type { FieldErrors } from '../rules/input-from-draft.ts'
import { typeTraits } from '../rules/product-types.ts'
import { ContentFields, SizeField } from './measure-fields.tsx'
import { PriceField, SaleFields, SkuField, StockFields, WeightField } from './variant-fields.tsx'

interface OnlyVariantProps {
  readonly row: VariantDraft
  readonly type: ProductType
  readonly errors: FieldErrors
  readonly onChange: (key: string, part: Partial<VariantDraft>) => void
}

/** Price and stock of a product without options. */
export function OnlyVariant({ row, type, errors, onChange }: OnlyVariantProps) {
  const traits = typeTraits[type]
  const field = { row, onChange }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
      <div>
        <PriceField {...field} error={errors['variants.0.priceCents']} />
      </div>
      <SkuField {...field} error={errors['variants.0.sku']} />
      {traits.hasSale && (
        <div>
          <SaleFields
            {...field}
            error={errors['variants.0.salePriceCents']}
            timesError={errors['variants.0.saleUntilMs']}
          />
        </div>
      )}
      {traits.hasStock && (
        <div>
          <StockFields {...field} error={stockError(errors, 0)} />
        </div>
      )}
      {traits.isShipped && (
        <>
          <WeightField {...field} error={errors['variants.0.weightGrams']} />
          <SizeField {...field} error={errors['variants.0.sizeMm']} />
          <div>
            <ContentFields {...field} error={errors['variants.0.content']} />
          </div>
        </>
      )}
    </SimpleGrid>
  )
}

/** The error about a variant's stock, under either of the names it may come by. */
export function stockError(errors: FieldErrors, index: number): string | undefined {
  return errors[`variants.${index}.stock`] ?? errors[`variants.${index}.stock.onHand`]
}
