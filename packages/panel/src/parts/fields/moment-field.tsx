import { TextInput } from '@mantine/core'
import { fromWallTime, toWallTime } from '@vitrine/domain/time/site-clock'
import { useContext, useRef, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { UnreadFieldsContext } from './unread-fields.ts'
import { useHeldForm } from './use-held-form.ts'

interface MomentFieldProps {
  readonly label: string
  readonly atMs: number
  readonly error?: string | undefined
  readonly onChange: (atMs: number) => void
  /** Told with each key whether what is typed is no date yet. */
  readonly onUnread?: (isUnread: boolean) => void
}

/** A date and a time of day, on the site's clock. What is typed may be no date for a while: the field keeps it, and its form is not sent before it can be read. */
export function MomentField({ label, atMs, error, onChange, onUnread }: MomentFieldProps) {
  const { site } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const { round } = useContext(UnreadFieldsContext)
  const [typed, setTyped] = useState<Typed | null>(null)
  // What the form says meanwhile takes the place of what was typed.
  const kept = typed?.round === round && minuteOf(typed.atMs) === minuteOf(atMs) ? typed : null
  const isUnread = kept !== null && !kept.isRead
  const { isTold, tell } = useHeldForm(field, isUnread)
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={`On the clock of ${site.timeZone.replaceAll('_', ' ')}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      ref={field}
      value={kept ? kept.text : toWallTime(atMs, site.timeZone)}
      error={isUnread && isTold ? unreadText : error}
      onChange={({ currentTarget: { value: text } }) => {
        const read = fromWallTime(text, site.timeZone)
        const isRead = read !== null && read >= 0
        const next = isRead ? read : atMs
        setTyped({ text, atMs: next, isRead, round })
        onUnread?.(!isRead)
        if (isRead) onChange(next)
      }}
      onBlur={() => {
        if (isUnread) tell()
      }}
    />
  )
}

const unreadText = 'Enter a date and a time'

interface Typed {
  readonly text: string
  /** What the form was told last. */
  readonly atMs: number
  readonly isRead: boolean
  /** The round of the form in which it was typed. */
  readonly round: number
}

function minuteOf(atMs: number): number {
  return Math.floor(atMs / 60_000)
}
