import { Button, Loader, Text } from '@mantine/core'
import { useRef } from 'react'
import classes from './save-bar.module.css'

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly onDiscard: () => void
}

/** Stays at the foot of the screen: whether there is something to save, and the buttons for it. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const saveButton = useRef<HTMLButtonElement>(null)
  const discard = () => {
    onDiscard()
    // The button for it goes away with the changes, and the focus would go with it.
    saveButton.current?.focus()
  }
  return (
    <div className={classes.bar} data-foot-bar>
      <Text size="sm" c="dimmed" className={classes.note} role="status">
        {isDirty ? 'Unsaved changes' : 'No changes'}
      </Text>
      {isDirty && (
        <Button variant="default" onClick={discard} disabled={isSaving}>
          Discard
        </Button>
      )}
      {/* Not `disabled`: a button that loses the focus when it is pressed leaves keyboard users nowhere. */}
      <Button
        ref={saveButton}
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
