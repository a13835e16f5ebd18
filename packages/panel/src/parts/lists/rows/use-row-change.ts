import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { type ShownChange, useChange } from '../../changes/use-change.ts'
import { keepRowFocus } from './keep-row-focus.ts'

interface RowChange extends ShownChange {
  /** Makes the change, reads the list again and says so; returns whether it was made. */
  readonly send: (
    sending: () => Promise<Outcome<object>>,
    saved: string,
    giveFocusBack?: () => void,
  ) => Promise<boolean>
}

interface RowChangeOptions {
  readonly list: Pick<Call, 'name'>
  /** Where nothing shows the state: the title of the toast that says why it was refused. */
  readonly refused?: string
}

/** A change to a row of a list, which may leave it: the focus goes to the row that stands there then. */
export function useRowChange({ list, ...options }: RowChangeOptions): RowChange {
  const queries = useQueryClient()
  const { state, forget, send } = useChange<object>(options)
  return {
    state,
    forget,
    send: async (sending, saved, giveFocusBack = keepRowFocus(document)) => {
      const refused = await send(async () => {
        const outcome = await sending()
        if (outcome.ok || outcome.refusal.status === 409)
          await queries.invalidateQueries({ queryKey: [list.name] })
        return outcome
      }, saved)
      // The list is shown again first.
      if (refused === null) setTimeout(giveFocusBack)
      return refused === null
    },
  }
}
