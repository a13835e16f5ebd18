import { createContext, useCallback, useMemo, useState } from 'react'

/** What number fields and the form around them tell each other. */
interface NumbersOfForm {
  /** Rises when the form forgets what was typed. */
  readonly round: number
  /** Counts a field whose text cannot be read, until the function that is returned is called. */
  readonly count: () => () => void
}

/** Outside of such a form nobody asks. */
export const UnreadNumbersContext = createContext<NumbersOfForm>({ round: 0, count: () => () => {} })

/** Numbers of a form that are typed and cannot be read: the draft does not hold them, and they are changes all the same. */
export interface UnreadNumbers {
  readonly areThere: boolean
  /** For the context around the fields. */
  readonly ofForm: NumbersOfForm
  /** Puts the numbers of the draft back in their fields. */
  readonly forget: () => void
}

/** Watches the number fields of a form. */
export function useUnreadNumbers(): UnreadNumbers {
  const [unread, setUnread] = useState(0)
  const [round, setRound] = useState(0)
  const count = useCallback(() => {
    setUnread((now) => now + 1)
    return () => setUnread((now) => now - 1)
  }, [])
  const ofForm = useMemo(() => ({ round, count }), [round, count])
  return { areThere: unread > 0, ofForm, forget: () => setRound((now) => now + 1) }
}
