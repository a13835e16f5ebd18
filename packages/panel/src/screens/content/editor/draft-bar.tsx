import { Button, Loader, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import classes from '../../../parts/save-bar.module.css'
import { useBringBack } from '../../../parts/toasts/use-bring-back.tsx'
import type { ItemEditing } from './use-item-editor.ts'

interface DraftBarProps {
  readonly editing: ItemEditing
  readonly onDiscard: () => void
}

/** Stays at the foot of the editor: what was kept and when, and the buttons to save or discard it. */
export function DraftBar({ editing, onDiscard }: DraftBarProps) {
  const { isDirty, state } = editing
  const isSaving = state.kind === 'saving'
  const offerBack = useBringBack()
  const discard = () => {
    const written = editing.input
    onDiscard()
    void editing.discard()
    offerBack(() => editing.fill(written))
  }
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" className={classes.note} role="status">
        <KeptText editing={editing} />
      </Text>
      {isDirty && (
        <Button variant="default" disabled={isSaving} onClick={discard}>
          Discard
        </Button>
      )}
      {/* Not `disabled`: a button that loses the focus when it is pressed leaves keyboard users nowhere. */}
      <Button
        type="submit"
        aria-disabled={!isDirty || isSaving}
        data-disabled={!isDirty || undefined}
        leftSection={isSaving && <Loader size={14} color="currentColor" aria-hidden />}
      >
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </div>
  )
}

function KeptText({ editing: { isDirty, autosave } }: Pick<DraftBarProps, 'editing'>) {
  const { moment } = useFormat()
  if (!isDirty) return 'No changes'
  switch (autosave.keeping.kind) {
    case 'kept':
      return `Not saved yet. Your draft was kept ${moment(autosave.keeping.atMs)}; visitors do not see it.`
    case 'failed':
      return 'Not saved, and your draft could not be kept. Please save before you leave.'
    default:
      return 'Unsaved changes'
  }
}
