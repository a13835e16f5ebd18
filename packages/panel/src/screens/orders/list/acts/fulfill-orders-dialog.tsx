import { Checkbox, Text, Textarea } from '@mantine/core'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { fulfillOrdersCall } from '@vitrine/contract/orders/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useCall } from '../../../../call/use-call.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { notifyAllWords } from '../../order/notify-words.ts'
import type { OrderRow } from '../order-row.ts'
import { readPasted } from './pasted-parcels.ts'
import { PastedTable } from './pasted-table.tsx'

/** Says that many orders were sent, each with the parcel that was pasted for it; or delivered by the shop or picked up; or that their services were done. */
export function FulfillOrdersDialog(props: ActDialogProps<OrderRow>) {
  const { selection, rows } = props
  const mail = useCall(readMailServiceCall, {})
  const [text, setText] = useState('')
  const [notifyCustomer, setNotify] = useState(true)
  const { lines, parcels, isUseless } = readPasted(text, rows)
  const [servicesOnly, setServicesOnly] = useState(false)
  const isSomeHandedOver = rows?.some(({ pickup, delivery }) => pickup !== null || delivery !== null) ?? true
  const areServicesLeft = rows?.some((row) => row.areServicesLeft) ?? true
  const input = servicesOnly
    ? { parcels: [], notifyCustomer, servicesOnly }
    : { parcels: [...parcels], notifyCustomer }
  return (
    <ActDialog
      {...props}
      input={isUseless && !servicesOnly ? null : JSON.stringify(input)}
      run={(asked) =>
        call(fulfillOrdersCall, { body: { selection: selectionBody(selection), input, ...asked } })
      }
    >
      {!servicesOnly && (
        <>
          <Textarea
            label="Tracking numbers"
            description="Order number, carrier and tracking number, an order a line, as copied from a spreadsheet. Leave it empty where there are none."
            placeholder={'1001\tDHL\t00340434161094021501'}
            data-autofocus
            autosize
            minRows={3}
            maxRows={6}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <PastedTable lines={lines} />
        </>
      )}
      {isSomeHandedOver && (
        <Text size="sm">
          Of orders that are picked up, or that you deliver yourself, the goods are marked: their services
          stay to be done. Those with a tracking number are sent instead; where you paste some, a pickup
          without one is marked only if it is ready.
        </Text>
      )}
      {areServicesLeft && (
        <Checkbox
          label="Mark their services as done"
          description="Services alone: nothing is said of goods."
          checked={servicesOnly}
          onChange={({ currentTarget }) => setServicesOnly(currentTarget.checked)}
        />
      )}
      <Checkbox
        {...notifyAllWords(mail.data?.sendsMail ?? true)}
        checked={notifyCustomer}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
    </ActDialog>
  )
}
