import type { Sending } from '../../../call/prepare-call.ts'
import { type ShownChange, useChange } from '../../changes/use-change.ts'
import { keepRowFocus } from './keep-row-focus.ts'

interface RowChange extends ShownChange {
  /** Makes the change, reads the list again and says so; returns whether it was made. */
  readonly send: (sending: Sending<object>, saved: string, giveFocusBack?: () => void) => Promise<boolean>
}

interface RowChangeOptions {
  /** Where nothing shows the state: the title of the toast that says why it was refused. */
  readonly refused?: string
}

/** A change to a row of a list, which may leave it: the focus goes to the row that stands there then. */
export function useRowChange(options: RowChangeOptions = {}): RowChange {
  const { state, forget, send } = useChange<object>({ ...options, isReadFirst: true })
  return {
    state,
    forget,
    send: async (sending, saved, giveFocusBack = keepRowFocus(document)) => {
      const refused = await send(sending, saved)
      // The list is shown again first.
      if (refused === null) setTimeout(giveFocusBack)
      return refused === null
    },
  }
}
