import { SegmentedControl, Text } from '@mantine/core'
import { changeManyStocksCall } from '@vitrine/contract/catalogue/inventory-act-calls'
import type { ChosenCause } from '@vitrine/domain/catalogue/stock/stock-cause'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import { usualCause } from '../change/draft.ts'
import { PiecesField } from '../change/pieces-field.tsx'
import { WhyFields } from '../change/why-fields.tsx'
import type { InventoryRow } from '../inventory-row.ts'
import { type ManyChangeKind, manyChangeOf } from './many-change.ts'

const changes = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take away' },
  { value: 'set', label: 'Set' },
]

/** Changes the stock of many variants: pieces come or go of each, or each has so many. */
export function StockActDialog(props: ActDialogProps<InventoryRow>) {
  const [kind, setKind] = useState<ManyChangeKind>('add')
  const [pieces, setPieces] = useState<number | null>(null)
  const [cause, setCause] = useState<ChosenCause>(usualCause.add)
  const [note, setNote] = useState('')
  const change = manyChangeOf(kind, pieces)
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input={change && JSON.stringify(change)}
      run={(asked) =>
        call(changeManyStocksCall, {
          body: { selection, input: { change: change ?? noChange, cause, note }, ...asked },
        })
      }
    >
      <SegmentedControl
        fullWidth
        aria-label="How it changes"
        data={changes}
        value={kind}
        onChange={(value) => {
          const next = changes.find((each) => each.value === value)?.value as ManyChangeKind
          setKind(next)
          setCause(usualCause[next])
        }}
      />
      <PiecesField
        label={kind === 'set' ? 'On hand now, each' : 'Pieces of each'}
        pieces={pieces}
        onPieces={setPieces}
      />
      <WhyFields cause={cause} onCause={setCause} note={note} onNote={setNote} />
      <Text size="sm" c="dimmed">
        What checkouts hold is not taken away. Undone, the pieces come or go again; what was sold meanwhile
        stays sold.
      </Text>
    </ActDialog>
  )
}

const noChange = { kind: 'add', units: 0 } as const
