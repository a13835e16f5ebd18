import { Button, Code, Group, List, Modal, Stack, Text } from '@mantine/core'
import { addressTo } from '@vitrine/contract/client/address-to'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { useSession } from '../../../session/session.ts'

interface AboutDialogProps {
  readonly kind: 'learn' | 'terms'
  readonly onClose: () => void
}

/** How keys are used, or on what terms. */
export function AboutDialog({ kind, onClose }: AboutDialogProps) {
  return (
    <Modal opened onClose={onClose} title={kind === 'learn' ? 'How keys are used' : 'Terms of use'} size="lg">
      <Stack>
        {kind === 'learn' ? <Use /> : <Terms />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Use() {
  const { site } = useSession()
  const address = new URL(
    addressTo<typeof listOrdersCall>(listOrdersCall, { query: { limit: 20 } }),
    site.url,
  ).href
  return (
    <>
      <Text size="sm">
        A program sends the key with each request, and gets JSON. It may make the reading calls of the panel
        that the key covers:
      </Text>
      <Code block>{`curl -H "Authorization: Bearer KEY" \\\n  "${address}"`}</Code>
      <List size="sm" spacing="xs">
        <List.Item>
          Orders: <Code>/api/panel/orders</Code>. Products: <Code>/api/panel/products</Code>. Content:{' '}
          <Code>/api/panel/content-collections</Code>. Pages: <Code>/api/panel/pages</Code>. Media:{' '}
          <Code>/api/panel/media</Code>. Comments: <Code>/api/panel/comments</Code>.
        </List.Item>
        <List.Item>Each key may make 300 requests a minute; more are answered with status 429.</List.Item>
        <List.Item>
          No key changes anything, and none reads accounts, people, keys or settings: those are answered with
          status 403.
        </List.Item>
      </List>
    </>
  )
}

function Terms() {
  return (
    <List size="sm" spacing="xs">
      <List.Item>Keep a key as you keep a password: whoever has it reads what it may read.</List.Item>
      <List.Item>
        Orders and comments hold names and addresses of people. Read no more of them than your purpose needs,
        and keep them no longer.
      </List.Item>
      <List.Item>
        Hand a key to a service only if you may hand it those people’s data, and say so in your privacy
        policy.
      </List.Item>
      <List.Item>Delete a key that is no longer used, or that others may have seen.</List.Item>
    </List>
  )
}
