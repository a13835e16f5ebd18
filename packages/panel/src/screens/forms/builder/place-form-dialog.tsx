import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { placeFormCall } from '@vitrine/contract/forms/form-list-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'

interface PlaceFormDialogProps {
  readonly formId: string
  readonly onClose: () => void
  readonly onPlaced: () => void
}

/** Asks for the page that a form is put on. */
export function PlaceFormDialog({ formId, onClose, onPlaced }: PlaceFormDialogProps) {
  const tree = useCall(listPagesCall, {})
  const pages = tree.data?.pages.filter(({ showsBlocks }) => showsBlocks)
  const without = tree.data?.pages.filter(
    ({ kind, showsBlocks }) => kind.contents === 'blocks' && !showsBlocks,
  )
  return (
    <DialogFrame onClose={onClose} title="Put the form on a page">
      <Shown of={[tree]} loading="Loading the pages" height={200}>
        {() => (
          <>
            {pages?.length === 0 && <Text role="status">There is no page that it can be put on.</Text>}
            {without?.[0] && (
              <Text size="sm" c="dimmed" mb="sm">
                {noPlaceText(without.map(({ title }) => title).join(', '))}
              </Text>
            )}
            {pages?.[0] && (
              <PlaceFormFields
                formId={formId}
                pages={pages}
                first={pages[0].id}
                onClose={onClose}
                onPlaced={onPlaced}
              />
            )}
          </>
        )}
      </Shown>
    </DialogFrame>
  )
}

/** Why pages are not among those to choose from. */
function noPlaceText(names: string): string {
  return `The template writes these pages out, and has no place for a form on them: ${names}.`
}

interface PlaceFormFieldsProps extends PlaceFormDialogProps {
  readonly pages: readonly { readonly id: string; readonly title: string }[]
  readonly first: string
}

function PlaceFormFields({ formId, pages, first, onClose, onPlaced }: PlaceFormFieldsProps) {
  const [chosen, setChosen] = useState(first)
  const [opensInLightbox, setOpensInLightbox] = useState(false)
  const [openLabel, setOpenLabel] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const place = async () => {
    setSaving(true)
    const outcome = await call(placeFormCall, {
      params: { formId },
      body: { collectionId: chosen, opensInLightbox, openLabel },
    })
    setSaving(false)
    if (outcome.ok) onPlaced()
    else setRefused(outcome.refusal.message)
  }
  return (
    <Stack>
      <div role="alert">{refused !== null && <Alert color="red">{refused}</Alert>}</div>
      <NativeSelect
        label="Page"
        data={pages.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        autoFocus
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
        <Button loading={isSaving} onClick={() => void place()}>
          Put it there
        </Button>
      </Group>
    </Stack>
  )
}
