import { priceProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { useSession } from '../../../../session/session.ts'
import type { ProductRow } from '../product-row.ts'
import { readSum } from './price-sum.ts'
import { SumFields } from './sum-fields.tsx'

const noSum = { change: { kind: 'percent', percent: 0 }, ending: null } as const

/** Changes the prices of many products by a sum. */
export function PricesDialog(props: ActDialogProps<ProductRow>) {
  const { currency } = useSession().site
  const [text, setText] = useState('')
  const [endsIn95, setEnding] = useState(false)
  const sum = readSum(text, endsIn95, currency)
  const body = { selection: selectionBody(props.selection), input: sum ?? noSum }
  return (
    <ActDialog
      {...props}
      input={sum && JSON.stringify(sum)}
      run={(asked) => call(priceProductsCall, { body: { ...body, ...asked } })}
    >
      <SumFields
        label="Change of price"
        example="+10 %"
        text={text}
        onText={setText}
        endsIn95={endsIn95}
        onEnding={setEnding}
      />
    </ActDialog>
  )
}
