import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import { erasePersonCall, exportPersonCall } from '@vitrine/contract/customers/person-calls'
import { readMemberCall } from '@vitrine/contract/members/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { downloadText } from '../../../parts/download-from.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useMay } from '../../../session/may.ts'
import type { CustomerRecord } from './customer-record.ts'
import { EraseDialog } from './erase-dialog.tsx'

/** What a person may ask for by law: all that is kept of them, and to be forgotten. */
export function PersonCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const mayErase = useMay(erasePersonCall)
  const exporting = useChange<ReplyOf<typeof exportPersonCall>>({
    onDone: (reply) => downloadText(`customer-${customer.id}.json`, JSON.stringify(reply, null, 2)),
  })
  const refusal = refusalIn(exporting)
  const [isErasing, setErasing] = useState(false)
  const params = { customerId: customer.id }
  const member = useCall(readMemberCall, { params }, { isEnabled: mayErase })
  if (!mayErase) return null
  const leave = async () => {
    await navigate({ to: '/customers' })
    queries.removeQueries({ queryKey: [readCustomerCall.name, { params }] })
  }
  return (
    <PanelCard title="Personal data">
      <Stack gap="sm">
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <Text size="sm" c="dimmed">
          When a person asks what you keep of them, or to be forgotten. You are asked for your password.
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={exporting.state.kind === 'saving'}
            onClick={() => void exporting.send(prepareCall(exportPersonCall, { params }))}
          >
            Export all as a file
          </Button>
          <Button variant="default" size="xs" c="red.9" onClick={() => setErasing(true)}>
            Erase this person…
          </Button>
        </Group>
      </Stack>
      {isErasing && (
        <EraseDialog
          email={customer.email}
          member={member}
          erase={(comments) => prepareCall(erasePersonCall, { params, body: { comments } })}
          onErased={() => void leave()}
          onClose={() => setErasing(false)}
        />
      )}
    </PanelCard>
  )
}
