import { ActionIcon, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { listProductsCall, readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { ProductType } from '@vitrine/domain/catalogue/product'
import type { TaxClass } from '@vitrine/domain/website/store-settings'
import { X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'

/** A line of the cart that is tried. */
export interface TriedGoods {
  readonly variantId: string
  readonly title: string
  readonly productType: ProductType
  readonly taxClass: TaxClass
  readonly unitPriceCents: number
  readonly weightGrams: number
  readonly quantity: number
}

interface TriedProductsProps {
  readonly goods: readonly TriedGoods[]
  readonly onChange: (goods: readonly TriedGoods[]) => void
}

/** The products in the cart that is tried, picked by name. */
export function TriedProducts({ goods, onChange }: TriedProductsProps) {
  const { money } = useFormat()
  const [text, setText] = useState('')
  const found = useCall(
    listProductsCall,
    { query: { ...(text && { q: text }), limit: 20 } },
    { keepPrevious: true },
  )
  const choices = (found.data?.rows ?? []).flatMap((product) =>
    product.variants.map((variant) => ({
      value: `${product.id} ${variant.id}`,
      label: [product.title, variant.name].filter(Boolean).join(', '),
    })),
  )
  const add = async (value: string | null) => {
    const [productId = '', variantId] = (value ?? '').split(' ')
    if (productId === '' || goods.some((each) => each.variantId === variantId)) return
    const outcome = await call(readProductCall, { params: { productId } })
    const variant = outcome.ok && outcome.reply.product.variants.find((each) => each.id === variantId)
    if (!outcome.ok || !variant) return
    const { type, title, taxClass = 'standard' } = outcome.reply.product
    const unitPriceCents = currentPriceCents(type, variant)
    const { id, weightGrams } = variant
    onChange([
      ...goods,
      { variantId: id, title, productType: type, taxClass, unitPriceCents, weightGrams, quantity: 1 },
    ])
    setText('')
  }
  return (
    <Stack gap="xs">
      <Select
        label="Products in the cart"
        placeholder="Type a name"
        data={choices.filter((choice, at) => choices.findIndex((each) => each.value === choice.value) === at)}
        searchable
        searchValue={text}
        onSearchChange={setText}
        filter={({ options }) => options}
        nothingFoundMessage="No product has this name"
        value={null}
        onChange={(value) => void add(value)}
      />
      {goods.map((each) => (
        <Group key={each.variantId} gap="sm" wrap="nowrap">
          <NumberInput
            w={80}
            size="xs"
            min={1}
            max={9_999}
            allowDecimal={false}
            aria-label={`Quantity of ${each.title}`}
            value={each.quantity}
            onChange={(quantity) =>
              onChange(
                goods.map((other) => (other === each ? { ...each, quantity: Number(quantity) || 1 } : other)),
              )
            }
          />
          <Text size="sm" flex={1}>
            {each.title} · {money(each.unitPriceCents)} · {each.weightGrams} g
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Take ${each.title} out`}
            onClick={() => onChange(goods.filter((other) => other !== each))}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
