import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { placeFormCall } from '@vitrine/contract/forms/form-list-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'

interface PlaceFormDialogProps {
  readonly formId: string
  /** Under which the form is cached. */
  readonly name: string
  readonly onClose: () => void
}

/** Asks for the page that a form is put on. */
export function PlaceFormDialog({ formId, name, onClose }: PlaceFormDialogProps) {
  const tree = useCall(listPagesCall, {})
  const pages = tree.data?.pages.filter(({ showsBlocks }) => showsBlocks) ?? []
  const without =
    tree.data?.pages.filter(({ kind, showsBlocks }) => kind.contents === 'blocks' && !showsBlocks) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [opensInLightbox, setOpensInLightbox] = useState(false)
  const [openLabel, setOpenLabel] = useState('')
  const change = useChange<unknown>({ stale: [{ name }], onDone: onClose })
  const collectionId = chosen ?? pages[0]?.id
  const place = () => {
    if (collectionId === undefined) return
    const body = { collectionId, opensInLightbox, openLabel }
    void change.send(
      prepareCall(placeFormCall, { params: { formId }, body }),
      'The form stands on the page now',
    )
  }
  return (
    <FormDialog
      title="Put the form on a page"
      action="Put it there"
      change={change}
      isWaiting={tree.data === undefined}
      isOver={tree.data !== undefined && pages.length === 0}
      onSubmit={place}
      onClose={onClose}
    >
      <Shown of={[tree]} loading="Loading the pages" height={200}>
        {() => (
          <>
            {pages.length === 0 && <Text role="status">There is no page that it can be put on.</Text>}
            {without.length > 0 && (
              <Text size="sm" c="dimmed">
                {noPlaceText(without.map(({ title }) => title).join(', '))}
              </Text>
            )}
            {collectionId !== undefined && (
              <>
                <NativeSelect
                  label="Page"
                  data={pages.map(({ id, title }) => ({ value: id, label: title }))}
                  value={collectionId}
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
                  It stands beneath what is on the page, and visitors see it at once, as it was saved last.
                  Other places are for blocks that name the id of the form: {formId}
                </Text>
              </>
            )}
          </>
        )}
      </Shown>
    </FormDialog>
  )
}

/** Why pages are not among those to choose from. */
function noPlaceText(names: string): string {
  return `The template writes these pages out, and has no place for a form on them: ${names}.`
}
