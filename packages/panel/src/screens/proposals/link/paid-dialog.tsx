import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listProposalsCall, placeProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { KeptProposal } from '../editor/proposal-draft.ts'

interface PaidDialogProps {
  readonly kept: KeptProposal
  readonly onClose: () => void
}

/** Says that the money for a draft came in outside of the shop: it becomes an order at once. */
export function PaidDialog({ kept: { proposal, prices }, onClose }: PaidDialogProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { money } = useFormat()
  const [body, setBody] = useState({ method: '', reference: '' })
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState('')
  const place = async (event: FormEvent) => {
    // The form of the draft is around it.
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) return
    setSaving(true)
    const params = { proposalId: proposal.id }
    const { updatedAtMs } = proposal
    const outcome = await call(placeProposalCall, { params, body: { ...body, updatedAtMs } })
    setSaving(false)
    if (!outcome.ok) return setRefused(outcome.refusal.message)
    for (const { name } of [listOrdersCall, listProposalsCall])
      void queries.invalidateQueries({ queryKey: [name] })
    const { orderId, orderName } = outcome.reply
    toastSaved(`Order ${orderName} is paid`)
    await navigate({ to: '/orders/$orderId', params: { orderId } })
  }
  return (
    <DialogFrame onClose={onClose} title="Mark as paid">
      <form noValidate onSubmit={(event) => void place(event)}>
        <Stack>
          <div role="alert">{refused !== '' && <Alert color="red">{refused}</Alert>}</div>
          <Text size="sm">
            {money(prices.totalCents, prices.currency)} came in outside of the shop. An order is placed, its
            items are taken out of stock, and the customer gets the confirmation.
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
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              Place the order
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}
