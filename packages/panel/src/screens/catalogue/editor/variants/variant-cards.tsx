import { Button, SimpleGrid, Stack } from '@mantine/core'
import { typeTraits } from '../rules/product-types.ts'
import { ContentFields, SizeField } from './measure-fields.tsx'
import { stockError } from './only-variant.tsx'
import {
  PictureField,
  PriceField,
  SaleFields,
  SkuField,
  StockFields,
  WeightField,
} from './variant-fields.tsx'
import { type VariantRows, variantName } from './variant-rows.ts'
import classes from './variants.module.css'

/** The variants on a phone, a group of fields each. */
export function VariantCards({ draft, errors, onChange, onLeaveOut }: VariantRows) {
  const traits = typeTraits[draft.type]
  return (
    <Stack gap="md" px="md" pb="md">
      {draft.variants.map((row, index) => {
        const field = { row, onChange }
        const error = (path: string) => errors[`variants.${index}.${path}`]
        return (
          <fieldset key={row.key} className={classes.card}>
            <legend className={classes.legend}>{variantName(row, draft)}</legend>
            <SimpleGrid cols={2} spacing="sm">
              <PriceField {...field} error={error('priceCents')} />
              <SkuField {...field} error={error('sku')} />
              {traits.hasStock && (
                <div>
                  <StockFields {...field} error={stockError(errors, index)} />
                </div>
              )}
              {traits.hasSale && (
                <div>
                  <SaleFields {...field} error={error('salePriceCents')} timesError={error('saleUntilMs')} />
                </div>
              )}
              {traits.isShipped && (
                <>
                  <WeightField {...field} error={error('weightGrams')} />
                  <SizeField {...field} error={error('sizeMm')} />
                  <div>
                    <ContentFields {...field} error={error('content')} />
                  </div>
                </>
              )}
              <PictureField {...field} images={draft.images} />
            </SimpleGrid>
            <Button
              variant="subtle"
              size="compact-sm"
              mt="sm"
              disabled={draft.variants.length === 1}
              onClick={() => onLeaveOut(row)}
            >
              Leave out
            </Button>
          </fieldset>
        )
      })}
    </Stack>
  )
}
