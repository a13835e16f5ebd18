import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AskDialog } from '../../../parts/dialogs/ask-dialog.tsx'
import { keepFocus } from './keep-focus.ts'

interface DeleteButtonProps {
  /** What would go, such as `the comment of Ruth`. */
  readonly whose: string
  /** What is lost with it, in a sentence. */
  readonly loss: string
  readonly isSaving: boolean
  /** Deletes it; the focus goes to the next row then. */
  readonly onDelete: (giveFocusBack: () => void) => Promise<unknown>
}

/** Deletes what a visitor wrote, after a question: it does not come back. */
export function DeleteButton({ whose, loss, isSaving, onDelete }: DeleteButtonProps) {
  const [asked, setAsked] = useState<{ readonly giveFocusBack: () => void } | null>(null)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        c="red.9"
        disabled={isSaving}
        leftSection={<Trash2 size={14} aria-hidden />}
        data-key="d"
        aria-label={`Delete ${whose}`}
        onClick={() => setAsked({ giveFocusBack: keepFocus(document) })}
      >
        Delete
      </Button>
      {asked && (
        <AskDialog
          title={`Delete ${whose} for good?`}
          text={loss}
          button="Delete"
          onClose={() => setAsked(null)}
          onDo={async () => {
            await onDelete(asked.giveFocusBack)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
