import { Stack, Table, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import type { ProductRow, VariantRow } from './product-row.ts'
import { StockEditor } from './stock-editor.tsx'
import classes from './variant-stock.module.css'

/** The variants of a product with their stock, to be changed in place. */
export function VariantStock({ product }: { readonly product: ProductRow }) {
  return useIsPhone() ? <StackedVariants product={product} /> : <VariantTable product={product} />
}

function StackedVariants({ product }: { readonly product: ProductRow }) {
  return (
    <Stack gap="sm" pt="sm">
      {product.variants.map((variant) => (
        <div key={variant.id}>
          <Text size="xs" c="dimmed" mb={4}>
            {[variant.name || 'In stock', variant.sku].filter(Boolean).join(' · ')}
          </Text>
          <EditorOf product={product} variant={variant} />
        </div>
      ))}
    </Stack>
  )
}

function VariantTable({ product }: { readonly product: ProductRow }) {
  const { money } = useFormat()
  return (
    <div className={classes.frame}>
      <Table
        horizontalSpacing="md"
        verticalSpacing={6}
        tabularNums
        aria-label={`Variants of ${product.title}`}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variant</Table.Th>
            <Table.Th>SKU</Table.Th>
            <Table.Th>Price</Table.Th>
            <Table.Th>In stock</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {product.variants.map((variant) => (
            <Table.Tr key={variant.id}>
              <Table.Td>{variant.name || 'Only variant'}</Table.Td>
              <Table.Td>
                <Text size="xs" ff="monospace">
                  {variant.sku}
                </Text>
              </Table.Td>
              <Table.Td>{money(variant.priceCents)}</Table.Td>
              <Table.Td>
                <EditorOf product={product} variant={variant} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function EditorOf({ product, variant }: { readonly product: ProductRow; readonly variant: VariantRow }) {
  return (
    <StockEditor
      productId={product.id}
      variant={variant}
      name={variant.name === '' ? product.title : `${product.title}, ${variant.name}`}
    />
  )
}
