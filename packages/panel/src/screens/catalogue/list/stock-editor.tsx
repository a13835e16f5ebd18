import { Button, Checkbox, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeStockCall } from '@vitrine/contract/catalogue/panel-calls'
import { type StockInput, stockAfterEdit } from '@vitrine/domain/catalogue/stock/stock-edit'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { readAfter } from '../../../call/read-after.ts'
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

type Seen = Pick<VariantRow, 'stock' | 'moves'>

/** What is written and not saved, and the stock that it began with; null once somebody else's count was shown: it begins with what stands there now. */
interface StockDraft {
  readonly typed: string
  readonly isUnlimited: boolean
  readonly began: Seen | null
}

/** Sets what is on hand of a variant, in its row. What is sold while a number is typed leaves the number as it is typed, and it is said what will be there. */
export function StockEditor({ productId, variant, name }: StockEditorProps) {
  const { stock } = variant
  const mayChange = useMay(changeStockCall)
  const queries = useQueryClient()
  const [draft, setDraft] = useState<StockDraft | null>(null)
  const { typed, isUnlimited, began } = draft ?? draftOf(variant)
  const seen = began ?? variant
  const [state, setState] = useState<{ kind: 'idle' | 'saving' } | { kind: 'refused'; message: string }>({
    kind: 'idle',
  })
  const before = draftOf(seen)
  const isChanged = isUnlimited !== before.isUnlimited || (!isUnlimited && typed !== before.typed)
  const change = (to: Partial<StockDraft>) => setDraft({ typed, isUnlimited, began, ...to })

  const inputOf = (onHand: number): StockInput =>
    isUnlimited ? { unlimited: true } : { unlimited: false, onHand, ...whatWas(seen.stock, stock) }

  /** What would be saved; undefined while no number stands there. */
  const readInput = () => {
    const onHand = isUnlimited ? 0 : parseCount(typed)
    return onHand === null ? undefined : inputOf(onHand)
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const onHand = parseCount(typed)
    if (!isUnlimited && onHand === null) return setState({ kind: 'refused', message: countProblemText })
    setState({ kind: 'saving' })
    const outcome = await call(changeStockCall, {
      params: { productId, variantId: variant.id },
      body: { ...inputOf(onHand ?? 0), seenMoves: seen.moves },
    })
    if (!outcome.ok) {
      setState({ kind: 'refused', message: outcome.refusal.message })
      // What it is now stands beside what is typed, which is held against it from here on where somebody else counted.
      await readAfter(queries, changeStockCall)
      if (outcome.refusal.status === 409) setDraft({ typed, isUnlimited, began: null })
      return
    }
    await readAfter(queries, changeStockCall)
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
        {draft && (began === null || !isSame(began.stock, stock)) && (
          <StockMeanwhile
            began={began?.stock ?? stock}
            stock={stock}
            input={isChanged ? readInput() : undefined}
          />
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

interface StockMeanwhileProps {
  /** What the number that is typed is held against. */
  readonly began: VariantRow['stock']
  /** As it is now. */
  readonly stock: VariantRow['stock']
  /** What would be saved; undefined where nothing is written, or no number is. */
  readonly input: StockInput | undefined
}

/**
 * Says what somebody else made of the stock since it was opened, and what saving will make of that where it was sold; held against another count
 * it is refused.
 */
function StockMeanwhile({ began, stock, input }: StockMeanwhileProps) {
  const { number } = useFormat()
  const after = stockAfterEdit(stock, input) ?? stock
  const isSold = !began.unlimited && !stock.unlimited && stock.onHand < began.onHand
  return (
    <Text component="div" size="xs" c="dimmed" role="status">
      {stock.unlimited ? <div>Unlimited now</div> : <div>On hand now: {number(stock.onHand)}</div>}
      {input && isSame(began, stock) && !after.unlimited && (
        <div>On hand after saving: {number(after.onHand)}</div>
      )}
      {input && isSold && !after.unlimited && (
        <div>On hand after saving, where orders took them: {number(after.onHand)}</div>
      )}
    </Text>
  )
}

function isSame(began: VariantRow['stock'], now: VariantRow['stock']): boolean {
  if (began.unlimited || now.unlimited) return began.unlimited === now.unlimited
  return began.onHand === now.onHand
}

function draftOf({ stock, moves }: Seen): StockDraft {
  const typed = stock.unlimited ? '' : String(stock.onHand)
  return { typed, isUnlimited: stock.unlimited, began: { stock, moves } }
}

/** What was on hand when it was begun: what is sold meanwhile is not put back. Between a count and none there is no difference. */
function whatWas(began: VariantRow['stock'], now: VariantRow['stock']): { was?: number } {
  return began.unlimited || now.unlimited ? {} : { was: began.onHand }
}
