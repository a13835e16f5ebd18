import { createContext, useCallback, useMemo, useState } from 'react'

/** What fields whose text may have no meaning, and the form around them, tell each other. */
interface FieldsOfForm {
  /** Rises when the form forgets what was typed. */
  readonly round: number
  /** Counts a field whose text cannot be read, until the function that is returned is called. */
  readonly count: () => () => void
}

/** Outside of such a form nobody asks. */
export const UnreadFieldsContext = createContext<FieldsOfForm>({ round: 0, count: () => () => {} })

/** What is typed into a form and cannot be read: the draft does not hold it, and it is a change all the same. */
export interface UnreadFields {
  readonly areThere: boolean
  /** For the context around the fields. */
  readonly ofForm: FieldsOfForm
  /** Puts what the draft says back in their fields. */
  readonly forget: () => void
}

/** Watches the fields of a form. */
export function useUnreadFields(): UnreadFields {
  const [unread, setUnread] = useState(0)
  const [round, setRound] = useState(0)
  const count = useCallback(() => {
    setUnread((now) => now + 1)
    return () => setUnread((now) => now - 1)
  }, [])
  const ofForm = useMemo(() => ({ round, count }), [round, count])
  return { areThere: unread > 0, ofForm, forget: () => setRound((now) => now + 1) }
}
