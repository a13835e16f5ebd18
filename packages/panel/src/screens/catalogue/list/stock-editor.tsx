import { Button, Checkbox, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeStockCall, listProductsCall, readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
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

/** What is written and not saved, and the stock that it began with. */
interface StockDraft {
  readonly typed: string
  readonly isUnlimited: boolean
  readonly began: VariantRow['stock']
}

/** Sets what is on hand of a variant, in its row. What is sold while a number is typed leaves the number as it is typed. */
export function StockEditor({ productId, variant, name }: StockEditorProps) {
  const { stock } = variant
  const mayChange = useMay(changeStockCall)
  const queries = useQueryClient()
  const { number } = useFormat()
  const [draft, setDraft] = useState<StockDraft | null>(null)
  const { typed, isUnlimited, began } = draft ?? draftOf(stock)
  const [state, setState] = useState<{ kind: 'idle' | 'saving' } | { kind: 'refused'; message: string }>({
    kind: 'idle',
  })
  const before = draftOf(began)
  const isChanged = isUnlimited !== before.isUnlimited || (!isUnlimited && typed !== before.typed)
  const change = (to: Partial<StockDraft>) => setDraft({ typed, isUnlimited, began, ...to })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const onHand = parseCount(typed)
    if (!isUnlimited && onHand === null) return setState({ kind: 'refused', message: countProblemText })
    setState({ kind: 'saving' })
    const outcome = await call(changeStockCall, {
      params: { productId, variantId: variant.id },
      body: isUnlimited ? { unlimited: true } : { unlimited: false, onHand: onHand ?? 0, ...whatWas(began) },
    })
    if (!outcome.ok) return setState({ kind: 'refused', message: outcome.refusal.message })
    await queries.invalidateQueries({ queryKey: [listProductsCall.name] })
    await queries.invalidateQueries({ queryKey: [readProductCall.name] })
    setDraft(null)
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
          onChange={(event) => change({ typed: event.currentTarget.value })}
          onBlur={() => !isChanged && setDraft(null)}
        />
        <Checkbox
          size="sm"
          label="Unlimited"
          aria-label={`Unlimited ${name}`}
          checked={isUnlimited}
          disabled={!mayChange}
          onChange={(event) => change({ isUnlimited: event.currentTarget.checked })}
        />
        {isChanged && mayChange && (
          <Button type="submit" size="compact-sm" loading={state.kind === 'saving'}>
            Save<VisuallyHidden> stock of {name}</VisuallyHidden>
          </Button>
        )}
        {draft && !began.unlimited && !stock.unlimited && began.onHand !== stock.onHand && (
          <Text size="xs" c="dimmed" role="status">
            On hand now: {number(stock.onHand)}
          </Text>
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

function draftOf(stock: VariantRow['stock']): StockDraft {
  return { typed: stock.unlimited ? '' : String(stock.onHand), isUnlimited: stock.unlimited, began: stock }
}

/** What was on hand when it was begun: what is sold meanwhile is not put back. */
function whatWas(stock: VariantRow['stock']): { was?: number } {
  return stock.unlimited ? {} : { was: stock.onHand }
}
