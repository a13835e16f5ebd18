import { ActionIcon, Table, VisuallyHidden } from '@mantine/core'
import type { ProductType } from '@vitrine/domain/catalogue/product'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { weightUnits } from '../../../../format/weight-text.ts'
import { useSession } from '../../../../session/session.ts'
import type { VariantDraft } from '../rules/draft.ts'
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

/** The variants as a table, a row each. */
export function VariantTable({ draft, errors, onChange, onLeaveOut }: VariantRows) {
  const traits = typeTraits[draft.type]
  const { measurement } = useSession().site
  return (
    <Table.ScrollContainer minWidth={traits.isShipped ? 1160 : 700}>
      <Table className={classes.table} aria-label="Variants" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variant</Table.Th>
            <Table.Th>Price</Table.Th>
            {traits.hasSale && <Table.Th>Sale</Table.Th>}
            <Table.Th>SKU</Table.Th>
            {traits.hasStock && <Table.Th>In stock</Table.Th>}
            {traits.isShipped && <Table.Th>Weight ({weightUnits[measurement]})</Table.Th>}
            {traits.isShipped && <Table.Th>L × W × H ({measurement === 'metric' ? 'cm' : 'in'})</Table.Th>}
            {traits.isShipped && <Table.Th>Content</Table.Th>}
            <Table.Th>Picture</Table.Th>
            <Table.Th>
              <VisuallyHidden>Leave out</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {draft.variants.map((row, index) => (
            <VariantRow
              key={row.key}
              {...{ row, index, errors, onChange, onLeaveOut }}
              name={variantName(row, draft)}
              type={draft.type}
              images={draft.images}
              isOnly={draft.variants.length === 1}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface VariantRowProps extends Pick<VariantRows, 'errors' | 'onChange' | 'onLeaveOut'> {
  readonly row: VariantDraft
  readonly index: number
  readonly name: string
  readonly type: ProductType
  readonly images: readonly ProductImage[]
  readonly isOnly: boolean
}

/** There may be hundreds: while something is typed in one of them, the others are not drawn again. */
const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { row, index, name, type, images, isOnly, errors, onChange, onLeaveOut } = props
  const traits = typeTraits[type]
  const field = { row, onChange, name }
  const error = (path: string) => errors[`variants.${index}.${path}`]
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td w={110}>
        <PriceField {...field} error={error('priceCents')} />
      </Table.Td>
      {traits.hasSale && (
        <Table.Td w={120}>
          <SaleFields {...field} error={error('salePriceCents')} timesError={error('saleUntilMs')} />
        </Table.Td>
      )}
      <Table.Td w={130}>
        <SkuField {...field} error={error('sku')} />
      </Table.Td>
      {traits.hasStock && (
        <Table.Td w={120}>
          <StockFields {...field} error={stockError(errors, index)} />
        </Table.Td>
      )}
      {traits.isShipped && (
        <Table.Td w={90}>
          <WeightField {...field} error={error('weightGrams')} />
        </Table.Td>
      )}
      {traits.isShipped && (
        <Table.Td w={150}>
          <SizeField {...field} error={error('sizeMm')} />
        </Table.Td>
      )}
      {traits.isShipped && (
        <Table.Td w={120}>
          <ContentFields {...field} error={error('content')} />
        </Table.Td>
      )}
      <Table.Td w={140}>
        <PictureField {...field} images={images} />
      </Table.Td>
      <Table.Td w={44}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Leave out ${name}`}
          disabled={isOnly}
          onClick={() => onLeaveOut(row)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
})
