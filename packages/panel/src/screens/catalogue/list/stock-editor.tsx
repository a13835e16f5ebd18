import { Button, Checkbox, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeStockCall, listProductsCall, readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useMay } from '../../../session/may.ts'
import { countProblemText, parseCount } from '../editor/rules/check-count.ts'
import type { VariantRow } from './product-row.ts'

interface StockEditorProps {
  readonly productId: string
  readonly variant: VariantRow
  /** What the fields are about, for screen readers. */
  readonly name: string
}

/** Sets what is on hand of a variant, in its row. */
export function StockEditor({ productId, variant, name }: StockEditorProps) {
  const { stock } = variant
  const mayChange = useMay(changeStockCall)
  const queries = useQueryClient()
  const [typed, setTyped] = useState(stock.unlimited ? '' : String(stock.onHand))
  const [isUnlimited, setUnlimited] = useState(stock.unlimited)
  const [state, setState] = useState<{ kind: 'idle' | 'saving' } | { kind: 'refused'; message: string }>({
    kind: 'idle',
  })
  const isChanged =
    isUnlimited !== stock.unlimited || (!stock.unlimited && !isUnlimited && typed !== String(stock.onHand))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const onHand = parseCount(typed)
    if (!isUnlimited && onHand === null) return setState({ kind: 'refused', message: countProblemText })
    setState({ kind: 'saving' })
    const outcome = await call(changeStockCall, {
      params: { productId, variantId: variant.id },
      body: isUnlimited ? { unlimited: true } : { unlimited: false, onHand: onHand ?? 0, ...whatWas(stock) },
    })
    if (!outcome.ok) return setState({ kind: 'refused', message: outcome.refusal.message })
    await queries.invalidateQueries({ queryKey: [listProductsCall.name] })
    await queries.invalidateQueries({ queryKey: [readProductCall.name] })
    setState({ kind: 'idle' })
    toastSaved(`Stock of ${name} saved`)
  }

  return (
    <form onSubmit={save}>
      <Group gap="sm" wrap="wrap">
        <TextInput
          size="xs"
          w={96}
          inputMode="numeric"
          aria-label={`In stock of ${name}`}
          value={isUnlimited ? '' : typed}
          placeholder={isUnlimited ? 'Unlimited' : '0'}
          disabled={isUnlimited || !mayChange}
          error={state.kind === 'refused' ? state.message : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Checkbox
          size="sm"
          label="Unlimited"
          aria-label={`Unlimited ${name}`}
          checked={isUnlimited}
          disabled={!mayChange}
          onChange={(event) => setUnlimited(event.currentTarget.checked)}
        />
        {isChanged && mayChange && (
          <Button type="submit" size="compact-sm" loading={state.kind === 'saving'}>
            Save<VisuallyHidden> stock of {name}</VisuallyHidden>
          </Button>
        )}
        {!stock.unlimited && stock.held > 0 && (
          <Text size="xs" c="dimmed">
            {stock.held} held by a checkout
          </Text>
        )}
      </Group>
    </form>
  )
}

/** What was on hand when the row was shown: what is sold meanwhile is not put back. */
function whatWas(stock: VariantRow['stock']): { was?: number } {
  return stock.unlimited ? {} : { was: stock.onHand }
}
