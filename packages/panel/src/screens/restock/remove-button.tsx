import { Button } from '@mantine/core'
import { removeRestockCall } from '@vitrine/contract/restock/panel-calls'
import type { RestockState } from '@vitrine/domain/restock/sign-up'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
import { keepRowFocus } from '../../parts/lists/rows/keep-row-focus.ts'
import { useRowChange } from '../../parts/lists/rows/use-row-change.ts'
import type { SignUpRow } from './sign-up-row.ts'

const losses: Readonly<Record<RestockState, string>> = {
  waiting: 'The sign-up is forgotten: nobody is told at this address when it is back.',
  queued: 'The sign-up is forgotten, and its mail is not sent any more.',
  sent: 'That they were told is forgotten, and the link in their mail does nothing any more.',
  unsent: 'The sign-up is forgotten: nobody can be told at this address any more.',
}

/** Forgets a sign-up, after a question: it does not come back. The focus goes to the next row then. */
export function RemoveButton({ row: { id, siteVisitorEmail, state } }: { readonly row: SignUpRow }) {
  const [asked, setAsked] = useState<{ readonly giveFocusBack: () => void } | null>(null)
  const change = useRowChange()
  const remove = prepareRemoval(removeRestockCall, { params: { signUpId: id } })
  const confirm = async (giveFocusBack: () => void) => {
    if (await change.send(remove, 'The sign-up was removed', giveFocusBack)) setAsked(null)
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red.9"
        aria-label={`Remove ${siteVisitorEmail}`}
        onClick={() => setAsked({ giveFocusBack: keepRowFocus(document) })}
      >
        <Trash2 size={14} aria-hidden />
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Remove ${siteVisitorEmail}?`}
          action="Remove"
          tone="danger"
          change={change}
          onConfirm={() => void confirm(asked.giveFocusBack)}
          onClose={() => setAsked(null)}
        >
          {losses[state]}
        </ConfirmDialog>
      )}
    </>
  )
}
