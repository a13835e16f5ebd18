import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createCampaignCall, listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../call/client.ts'
import { DialogFrame } from '../../../../parts/dialogs/dialog-frame.tsx'
import { useListChoices } from '../../use-lists.ts'

/** Begins a campaign, and opens it. */
export function NewCampaignDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame onClose={onClose} title="New campaign">
      <NewCampaignForm onClose={onClose} />
    </DialogFrame>
  )
}

function NewCampaignForm({ onClose }: { readonly onClose: () => void }) {
  const lists = useListChoices()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [chosenId, setListId] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const listId = chosenId ?? lists[0]?.value
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || listId === undefined) return
    setSaving(true)
    const outcome = await call(createCampaignCall, { body: { name, listId } })
    setSaving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors)
      return setMessage(outcome.refusal.message)
    }
    void queries.invalidateQueries({ queryKey: [listCampaignsCall.name] })
    const campaignId = outcome.reply.campaign.id
    await navigate({ to: '/newsletter/campaigns/$campaignId', params: { campaignId } })
  }
  return (
    <form onSubmit={(event) => void begin(event)} noValidate>
      <Stack>
        <div role="alert">
          {message !== null && errors.name === undefined && <Alert color="red">{message}</Alert>}
        </div>
        <TextInput
          label="Name"
          description="For you alone, such as News of May. Readers see the subject."
          value={name}
          maxLength={120}
          error={errors.name}
          data-autofocus
          onChange={({ currentTarget }) => {
            setErrors({})
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Begin
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
