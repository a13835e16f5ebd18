import { Alert, Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { placeFormCall } from '@vitrine/contract/forms/form-list-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'

interface PlaceFormDialogProps {
  readonly formId: string
  readonly onClose: () => void
  readonly onPlaced: () => void
}

/** Asks for the page that a form is put on. */
export function PlaceFormDialog({ formId, onClose, onPlaced }: PlaceFormDialogProps) {
  const tree = useCall(listPagesCall, {})
  const pages =
    tree.data?.pages.filter(({ kind }) => kind.typeName === 'page' || kind.contents === 'cover') ?? []
  const [chosen, setChosen] = useState('')
  const [opensInLightbox, setOpensInLightbox] = useState(false)
  const [openLabel, setOpenLabel] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const place = async () => {
    setSaving(true)
    const outcome = await call(placeFormCall, {
      params: { formId },
      body: { collectionId: chosen || (pages[0]?.id ?? ''), opensInLightbox, openLabel },
    })
    setSaving(false)
    if (outcome.ok) onPlaced()
    else setRefused(outcome.refusal.message)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Put the form on a page"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <div role="alert">{refused !== null && <Alert color="red">{refused}</Alert>}</div>
        <NativeSelect
          label="Page"
          data={pages.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data-autofocus
        />
        <Checkbox
          label="Behind a button that opens it over the page"
          checked={opensInLightbox}
          onChange={({ currentTarget }) => setOpensInLightbox(currentTarget.checked)}
        />
        {opensInLightbox && (
          <TextInput
            label="Words of the button"
            placeholder="The name of the form"
            value={openLabel}
            onChange={({ currentTarget }) => setOpenLabel(currentTarget.value)}
          />
        )}
        <Text size="sm" c="dimmed">
          It stands beneath what is on the page, and visitors see it at once. Other places are for blocks that
          name the id of the form: {formId}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isSaving} disabled={pages.length === 0} onClick={() => void place()}>
            Put it there
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
