import { Alert, Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listCustomersCall, readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import { erasePersonCall } from '@vitrine/contract/customers/person-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { CustomerRecord } from './customer-record.ts'

interface EraseDialogProps extends Pick<CustomerRecord, 'customer'> {
  readonly onClose: () => void
}

/** Says what goes and what stays before a person is erased. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [comments, setComments] = useState<'anonymous' | 'removed'>('anonymous')
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setMessage(null)
    setBusy(true)
    const params = { customerId: customer.id }
    const outcome = await call(erasePersonCall, { params, body: { comments } })
    setBusy(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved(`Erased. Orders that stay: ${outcome.reply.ordersKept}`)
    await navigate({ to: '/customers' })
    queries.removeQueries({ queryKey: [readCustomerCall.name, { params }] })
    void queries.invalidateQueries({ queryKey: [listCustomersCall.name] })
  }
  return (
    <Modal opened onClose={onClose} title="Erase this person?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Text size="sm">This cannot be taken back. What goes:</Text>
        <List size="sm">
          <List.Item>the customer with tags, notes and what was said about news</List.Item>
          <List.Item>mails to {customer.email} in the mailbox</List.Item>
          <List.Item>their entries on the lists of newsletters</List.Item>
          <List.Item>name and e-mail of their comments</List.Item>
          <List.Item>what they sent by forms under {customer.email}</List.Item>
        </List>
        <Text size="sm">
          What stays: their orders, with name and addresses, since the law has you keep your books. A cart
          that was not ordered goes by itself after 60 days. What forms passed on to others stays there.
        </Text>
        <Radio.Group
          label="Their comments"
          value={comments}
          onChange={(value) => setComments(value === 'removed' ? 'removed' : 'anonymous')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="anonymous" label="Stay, as those of “Anonymous”" />
            <Radio value="removed" label="Are removed, with the answers beneath them" />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red.9" loading={isBusy} onClick={() => void erase()}>
            Erase
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
