import { NativeSelect, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { createCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { useListChoices } from '../../use-lists.ts'

/** Begins a campaign, and opens it. */
export function NewCampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const lists = useListChoices()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [chosenId, setListId] = useState<string | null>(null)
  const change = useChange<ReplyOf<typeof createCampaignCall>>({
    goOn: ({ campaign }) =>
      void navigate({ to: '/newsletter/campaigns/$campaignId', params: { campaignId: campaign.id } }),
  })
  const errors = refusalIn(change)?.errors ?? {}
  const listId = chosenId ?? lists[0]?.value
  const begin = () => {
    if (listId !== undefined) void change.send(prepareCall(createCampaignCall, { body: { name, listId } }))
  }
  return (
    <FormDialog title="New campaign" action="Begin" change={change} onSubmit={begin} onClose={onClose}>
      <TextInput
        label="Name"
        description="For you alone, such as News of May. Readers see the subject."
        value={name}
        maxLength={120}
        error={errors.name}
        data-autofocus
        onChange={({ currentTarget }) => {
          change.forget()
          setName(currentTarget.value)
        }}
      />
      <NativeSelect
        label="List"
        description="Who is subscribed to it when the campaign is sent gets it."
        data={[...lists]}
        value={listId}
        error={errors.listId}
        onChange={({ currentTarget }) => setListId(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        Nothing goes out before you say so.
      </Text>
    </FormDialog>
  )
}
