import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PreparedCall } from '../../../call/prepare-call.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { keepRowFocus } from '../../../parts/lists/rows/keep-row-focus.ts'
import { useRowChange } from '../../../parts/lists/rows/use-row-change.ts'

interface DeleteButtonProps {
  /** What would go, such as `the comment of Ruth`. */
  readonly whose: string
  /** What is lost with it, in a sentence. */
  readonly loss: string
  readonly isSaving: boolean
  readonly removal: PreparedCall<object>
  /** What is said when it is gone. */
  readonly done: string
}

/** Deletes what a visitor wrote, after a question: it does not come back. The focus goes to the next row then. */
export function DeleteButton({ whose, loss, isSaving, removal, done }: DeleteButtonProps) {
  const [asked, setAsked] = useState<{ readonly giveFocusBack: () => void } | null>(null)
  const change = useRowChange()
  const confirm = async (giveFocusBack: () => void) => {
    if (await change.send(removal, done, giveFocusBack)) setAsked(null)
  }
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
        onClick={() => setAsked({ giveFocusBack: keepRowFocus(document) })}
      >
        Delete
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Delete ${whose} for good?`}
          action="Delete"
          tone="danger"
          change={change}
          onConfirm={() => void confirm(asked.giveFocusBack)}
          onClose={() => setAsked(null)}
        >
          {loss}
        </ConfirmDialog>
      )}
    </>
  )
}
