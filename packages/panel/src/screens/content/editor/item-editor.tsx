import { Alert, Button, Grid, Stack } from '@mantine/core'
import { addressTo } from '@vitrine/contract/client/address-to'
import { previewItemCall } from '@vitrine/contract/content/item-calls'
import { isSame } from '@vitrine/domain/merging/is-same'
import { ExternalLink, Eye } from 'lucide-react'
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { askedClash } from '../../../parts/clash/asked-clash.ts'
import { ClashDialog } from '../../../parts/clash/clash-dialog.tsx'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import { shelfLook } from '../../../parts/shelves.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { type ContentCollection, itemName } from '../content-collections.ts'
import { DraftBar } from './draft-bar.tsx'
import { fieldLabels } from './field-labels.ts'
import { ItemActs } from './item-acts.tsx'
import classes from './item-editor.module.css'
import { KeptDraft } from './kept-draft.tsx'
import { MainSections } from './main-sections.tsx'
import type { OpenedItem } from './opened-item.ts'
import { SideSections } from './side-sections.tsx'
import { type StoredItem, shownInput, useItemEditor } from './use-item-editor.ts'

interface ItemEditorProps {
  readonly opened: OpenedItem
  readonly collection: ContentCollection
  readonly above: ReactNode
}

/** The form of an item, by its kind. */
export function ItemEditor({ opened, collection, above }: ItemEditorProps) {
  const { draft } = opened
  const isDraftOfThis = draft !== null && draft.baseAtMs === opened.updatedAtMs
  const [isRestored, setRestored] = useState(isDraftOfThis && !isSame(draft.input, shownInput(opened)))
  const editing = useItemEditor(opened, isDraftOfThis ? draft : null)
  const { stored, input, state, isDirty, autosave, errors, change } = editing
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  // What is seen first is there first; the rest follows when it was painted.
  const isWhole = useDeferredValue(true, false)
  const isSaving = state.kind === 'saving'
  const { label, tone } = shelfLook(stored.row.shelf)
  const isPublic = input.status === 'published' || input.status === 'scheduled'
  const kind = collection.kinds.find((each) => each.customType === stored.row.customType)

  useEffect(() => {
    if (state.kind === 'refused') focusFirstProblem(form.current)
  }, [state])

  const save = async (fields = {}) => tell(await editing.save(fields))
  const tell = (saved: StoredItem | null) => {
    if (!saved) return
    setRestored(false)
    toastSaved(`${itemName({ ...saved.row, title: saved.input.title })} was saved`)
  }
  const discardKept = async () => {
    setRestored(false)
    if (isDraftOfThis) return editing.discard()
    // What was written since then stays, and takes the place of the older draft.
    if (isDirty) await autosave.flush()
    else await autosave.drop()
  }
  const preview = async () => {
    const tab = window.open('about:blank', '_blank')
    const params = { itemId: stored.row.id }
    if (await autosave.flush())
      tab?.location.replace(addressTo<typeof previewItemCall>(previewItemCall, { params }))
    else {
      tab?.close()
      toastError('No preview', 'What you wrote could not be sent to the server. Please try again.')
    }
  }

  return (
    <>
      <PageHead
        title={itemName({ ...stored.row, title: stored.input.title })}
        above={above}
        beside={<StatusBadge tone={tone}>{label}</StatusBadge>}
        actions={
          <>
            {stored.row.shelf === 'published' && collection.isEnabled && (
              <Button
                component="a"
                variant="default"
                href={collection.hasItemPages ? stored.row.fullUrl : collection.fullUrl}
                target="_blank"
                rel="noreferrer"
                leftSection={<ExternalLink size={16} aria-hidden />}
              >
                View
              </Button>
            )}
            {collection.hasItemPages && (
              <Button
                variant="default"
                leftSection={<Eye size={16} aria-hidden />}
                onClick={() => void preview()}
              >
                Preview
              </Button>
            )}
            <ItemActs row={stored.row} isLeaving={isLeaving} autosave={autosave} />
            {!isPublic && (
              <Button loading={isSaving} onClick={() => void save({ status: 'published' })}>
                Publish
              </Button>
            )}
          </>
        }
      />
      <form
        ref={form}
        noValidate
        aria-label="Item"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (isDirty && !isSaving) void save()
        }}
      >
        <div role="alert">
          {state.kind === 'refused' && (
            <Alert color="red" mb="lg" title="Not saved">
              {state.refusal.message}
            </Alert>
          )}
        </div>
        <KeptDraft
          draft={draft}
          isRestored={isRestored}
          isOfAnother={draft !== null && !isDraftOfThis}
          onUse={(kept) => editing.fill(kept)}
          onDiscard={() => void discardKept()}
        />
        <fieldset className={classes.fields} key={editing.round}>
          <legend className={classes.legend}>{itemName(stored.row)}</legend>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Stack gap="lg">
                <MainSections
                  {...{ input, change, errors }}
                  kind={stored.row.kind}
                  fields={kind?.fields ?? []}
                  hasBlocks={opened.hasBlocks}
                  itemId={stored.row.id}
                  followsTitle={stored.row.shelf === 'draft'}
                />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="lg">
                {isWhole && (
                  <SideSections {...{ input, change, errors }} collection={collection} editing={editing} />
                )}
              </Stack>
            </Grid.Col>
          </Grid>
        </fieldset>
        <DraftBar editing={editing} onDiscard={() => setRestored(false)} />
      </form>
      <UnsavedGuard
        isDirty={isDirty && autosave.keeping.kind !== 'kept'}
        isSaving={isSaving}
        isLeaving={isLeaving}
        onHeld={() => void autosave.flush()}
      />
      <ClashDialog
        clashes={editing.clashes?.map((clash) => askedClash(clash, fieldLabels)) ?? null}
        onChoose={(taken) => void editing.settle(taken).then(tell)}
        onClose={() => void editing.settle(null)}
      />
    </>
  )
}
