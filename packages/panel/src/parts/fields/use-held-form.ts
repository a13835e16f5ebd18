import { type RefObject, useContext, useEffect, useState } from 'react'
import { UnreadFieldsContext } from './unread-fields.ts'

/** What a field knows of its text while that cannot be read. */
interface HeldForm {
  /** Whether what is wrong is to be said: nobody is told while they type. */
  readonly isTold: boolean
  readonly tell: () => void
}

/** Keeps the form around a field from being sent while its text cannot be read, leads to the field instead, and has the form know of it. */
export function useHeldForm(field: RefObject<HTMLInputElement | null>, isUnread: boolean): HeldForm {
  const [isTold, setTold] = useState(false)
  if (isTold && !isUnread) setTold(false)
  const { count } = useContext(UnreadFieldsContext)
  useEffect(() => (isUnread ? count() : undefined), [isUnread, count])
  useEffect(() => {
    const form = field.current?.form
    if (!isUnread || !form) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      // React listens above the form.
      event.stopImmediatePropagation()
      setTold(true)
      field.current?.focus()
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [field, isUnread])
  return { isTold, tell: () => setTold(true) }
}
