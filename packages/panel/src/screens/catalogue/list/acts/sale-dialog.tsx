import { SegmentedControl } from '@mantine/core'
import { saleProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { useSession } from '../../../../session/session.ts'
import type { ProductRow } from '../product-row.ts'
import { readSum } from './price-sum.ts'
import { SumFields } from './sum-fields.tsx'

const choices = [
  { value: 'begin', label: 'Put on sale' },
  { value: 'end', label: 'End sale' },
]

/** Puts many products on sale, at prices that a sum makes of theirs, or ends their sale. */
export function SaleDialog(props: ActDialogProps<ProductRow>) {
  const { currency } = useSession().site
  const [choice, setChoice] = useState('begin')
  const [text, setText] = useState('-20 %')
  const [endsIn95, setEnding] = useState(false)
  const isEnd = choice === 'end'
  const sum = isEnd ? null : readSum(text, endsIn95, currency)
  const body = { selection: selectionBody(props.selection), input: { sum } }
  return (
    <ActDialog
      {...props}
      input={isEnd || sum ? JSON.stringify(sum) : null}
      run={(asked) => call(saleProductsCall, { body: { ...body, ...asked } })}
    >
      <SegmentedControl data={choices} value={choice} onChange={setChoice} aria-label="Sale" />
      {!isEnd && (
        <SumFields
          label="Sale price"
          example="-20 %"
          text={text}
          onText={setText}
          endsIn95={endsIn95}
          onEnding={setEnding}
        />
      )}
    </ActDialog>
  )
}
