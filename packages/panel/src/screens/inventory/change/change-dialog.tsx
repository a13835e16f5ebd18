import { SegmentedControl, Text } from '@mantine/core'
import { missingNumberText, stockChangeText } from '@vitrine/domain/catalogue/stock/judge-stock-change'
import type { ChosenCause } from '@vitrine/domain/catalogue/stock/stock-cause'
import { useRef, useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { type InventoryRow, onHandOf, variantName } from '../inventory-row.ts'
import classes from './change-dialog.module.css'
import { changeOf, foreseen, type StockChangeKind, usualCause } from './draft.ts'
import { PiecesField } from './pieces-field.tsx'
import { useChangeStock } from './use-change-stock.ts'
import { WhyFields } from './why-fields.tsx'

interface ChangeDialogProps {
  readonly row: InventoryRow
  readonly onClose: () => void
}

/** Changes the stock of a variant: pieces come or go, or were counted, each with a reason. */
export function ChangeDialog({ row, onClose }: ChangeDialogProps) {
  const { number } = useFormat()
  const { shown, saving, save } = useChangeStock(row, onClose)
  const was = onHandOf(shown)
  const [kind, setKind] = useState<StockChangeKind>(was === null ? 'set' : 'add')
  const [pieces, setPieces] = useState<number | null>(null)
  const [cause, setCause] = useState<ChosenCause>(was === null ? 'recount' : 'received')
  const [note, setNote] = useState('')
  const change = changeOf(kind, pieces, { was, moves: shown.moves })
  const verdict = change && foreseen(change, shown.stock)
  const coming = verdict?.ok ? verdict : null
  const words = (onHand: number | null) => (onHand === null ? 'unlimited' : number(onHand))
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const choose = (next: StockChangeKind) => {
    setKind(next)
    setMissing(false)
    setCause(usualCause[next])
  }
  const submit = () => {
    setMissing(change === null)
    if (change) void save(change, { cause, note })
    else field.current?.focus()
  }

  return (
    <FormDialog
      title={`Stock of ${variantName(row)}`}
      onClose={onClose}
      onSubmit={submit}
      change={saving}
      action="Save stock"
    >
      <SegmentedControl
        fullWidth
        className={classes.kinds}
        aria-label="How it changes"
        data={was === null ? changesOfUnlimited : changes}
        value={kind}
        onChange={(value) => choose(value as StockChangeKind)}
      />
      {kind !== 'unlimited' && (
        <PiecesField
          field={field}
          label={kind === 'set' ? 'On hand now' : 'Pieces'}
          pieces={pieces}
          error={
            isMissing && change === null ? missingNumberText[kind === 'set' ? 'count' : 'change'] : undefined
          }
          onPieces={setPieces}
        />
      )}
      <WhyFields cause={cause} onCause={setCause} note={note} onNote={setNote} />
      <Text size="sm" role="status">
        On hand: {words(was)}
        {coming && <> → {words(coming.after)}</>}
        {!shown.stock.unlimited && shown.stock.held > 0 && (
          <>, of which {number(shown.stock.held)} held by checkouts</>
        )}
      </Text>
      {verdict?.ok === false && verdict.problem !== 'nothing-to-add' && (
        <Text size="sm" c="red.9">
          {stockChangeText[verdict.problem]}
        </Text>
      )}
    </FormDialog>
  )
}

const set = { value: 'set', label: 'Set' }
const changes = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take away' },
  set,
  { value: 'unlimited', label: 'Unlimited' },
]
const changesOfUnlimited = [set]
