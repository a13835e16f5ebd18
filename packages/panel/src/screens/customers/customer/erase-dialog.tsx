import { List, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PreparedCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { type Reading, Shown } from '../../../parts/reading/shown.tsx'

type Comments = 'anonymous' | 'removed'

interface Erased {
  readonly ordersKept: number
}

interface Member {
  readonly account: { readonly movedTo: string | null } | null
}

interface EraseDialogProps {
  readonly email: string
  /** Their account, which may have moved to another address: it is not erased before that is known. */
  readonly member: Reading<Member>
  readonly erase: (comments: Comments) => PreparedCall<Erased>
  readonly onErased: () => void
  readonly onClose: () => void
}

/** Says what goes and what stays before a person is erased. */
export function EraseDialog({ email, member, erase, onErased, onClose }: EraseDialogProps) {
  const [comments, setComments] = useState<Comments>('anonymous')
  const change = useChange<Erased>({ goOn: onErased })
  return (
    <ConfirmDialog
      title="Erase this person?"
      action="Erase"
      tone="danger"
      change={change}
      isWaiting={member.data === undefined}
      onConfirm={() =>
        void change.send(erase(comments), ({ ordersKept }) => `Erased. Orders that stay: ${ordersKept}`)
      }
      onClose={onClose}
    >
      <Text size="sm">This cannot be taken back. What goes:</Text>
      <List size="sm">
        <List.Item>the customer with tags, notes and what was said about news</List.Item>
        <List.Item>the account that has this address now, and its memberships, paid ones too</List.Item>
        <List.Item>mails to {email} in the mailbox</List.Item>
        <List.Item>their entries on the lists of newsletters</List.Item>
        <List.Item>their subscriptions: running ones are canceled</List.Item>
        <List.Item>their saved cards and other ways to pay, here and at the payment service</List.Item>
        <List.Item>carts and drafts of orders, with links by which they could be paid</List.Item>
        <List.Item>what they wait for until it is back, and reminders of carts</List.Item>
        <List.Item>name and email of their comments and reviews</List.Item>
        <List.Item>their name on gift cards</List.Item>
        <List.Item>what they sent by forms under {email}</List.Item>
      </List>
      <Text size="sm">
        The same goes under the addresses that this account had before. What stays: their orders, with name
        and addresses, since the law has you keep your books. What forms passed on to others stays there.
        Files of customers and orders that were exported can be downloaded for 7 days.
      </Text>
      <Shown of={[member]} loading="Loading the account" height={20}>
        {({ account }) => account?.movedTo && <Moved movedTo={account.movedTo} />}
      </Shown>
      <Radio.Group
        label="Their comments and reviews"
        value={comments}
        onChange={(value) => setComments(value === 'removed' ? 'removed' : 'anonymous')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="anonymous" label="Stay, as those of “Anonymous”" />
          <Radio value="removed" label="Are removed, with the answers beneath them" />
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  )
}

function Moved({ movedTo }: { readonly movedTo: string }) {
  return (
    <Text size="sm">
      Their account has moved to {movedTo}: it stays with its memberships, and so does what is kept under that
      address. They are erased with it by that address, in the list of customers.
    </Text>
  )
}
