import { Alert, Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { useState } from 'react'
import { toastSaved } from '../../../parts/toasts/toast.ts'

type Comments = 'anonymous' | 'removed'

interface EraseDialogProps {
  readonly email: string
  readonly erase: (comments: Comments) => Promise<Outcome<{ readonly ordersKept: number }>>
  readonly onErased: () => void
  readonly onClose: () => void
}

/** Says what goes and what stays before a person is erased. */
export function EraseDialog({ email, erase, onErased, onClose }: EraseDialogProps) {
  const [comments, setComments] = useState<Comments>('anonymous')
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setMessage(null)
    setBusy(true)
    const outcome = await erase(comments)
    setBusy(false)
    if (!outcome.ok) return setMessage(outcome.refusal.message)
    toastSaved(`Erased. Orders that stay: ${outcome.reply.ordersKept}`)
    onErased()
  }
  return (
    <Modal opened onClose={onClose} title="Erase this person?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Text size="sm">This cannot be taken back. What goes:</Text>
        <List size="sm">
          <List.Item>the customer with tags, notes and what was said about news</List.Item>
          <List.Item>their account, and their memberships, paid ones too</List.Item>
          <List.Item>mails to {email} in the mailbox</List.Item>
          <List.Item>their entries on the lists of newsletters</List.Item>
          <List.Item>name and email of their comments</List.Item>
          <List.Item>what they sent by forms under {email}</List.Item>
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
          <Button color="red.9" loading={isBusy} onClick={() => void confirm()}>
            Erase
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
