import { Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { placeProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { KeptProposal } from '../editor/proposal-draft.ts'

interface PaidDialogProps {
  readonly kept: KeptProposal
  readonly onClose: () => void
}

/** Says that the money for a draft came in outside of the shop: it becomes an order at once. */
export function PaidDialog({ kept: { proposal, prices }, onClose }: PaidDialogProps) {
  const navigate = useNavigate()
  const { money } = useFormat()
  const [body, setBody] = useState({ method: '', reference: '' })
  const change = useChange<ReplyOf<typeof placeProposalCall>>({
    goOn: ({ orderId }) => void navigate({ to: '/orders/$orderId', params: { orderId } }),
  })
  const place = () => {
    const params = { proposalId: proposal.id }
    const placing = prepareCall(placeProposalCall, {
      params,
      body: { ...body, updatedAtMs: proposal.updatedAtMs },
    })
    void change.send(placing, ({ orderName }) => `Order ${orderName} is paid`)
  }
  return (
    <FormDialog
      title="Mark as paid"
      action="Place the order"
      isCancelAnAct
      change={change}
      onSubmit={place}
      onClose={onClose}
    >
      <Text size="sm">
        {money(prices.totalCents, prices.currency)} came in outside of the shop. An order is placed, its items
        are taken out of stock, and the customer gets the confirmation.
      </Text>
      <TextInput
        label="Paid by"
        placeholder="Cash, bank transfer, …"
        maxLength={60}
        data-autofocus
        value={body.method}
        onChange={({ currentTarget }) => setBody({ ...body, method: currentTarget.value })}
      />
      <TextInput
        label="Reference"
        description="What your bank or your book says, if you like."
        maxLength={500}
        value={body.reference}
        onChange={({ currentTarget }) => setBody({ ...body, reference: currentTarget.value })}
      />
    </FormDialog>
  )
}
