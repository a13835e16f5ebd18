import { TextInput } from '@mantine/core'
import { fromWallTime, toWallTime } from '@vitrine/domain/time/site-clock'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'

interface MomentFieldProps {
  readonly label: string
  readonly atMs: number
  readonly error?: string | undefined
  readonly onChange: (atMs: number) => void
}

/** A date and a time of day, on the site's clock. */
export function MomentField({ label, atMs, error, onChange }: MomentFieldProps) {
  const { site } = useSession()
  // What is typed may be no date for a while; then the field keeps it, and the moment stays as it was.
  const [typed, setTyped] = useState(() => toWallTime(atMs, site.timeZone))
  const parsed = fromWallTime(typed, site.timeZone)
  const shown =
    parsed === null || Math.floor(parsed / 60_000) === Math.floor(atMs / 60_000)
      ? typed
      : toWallTime(atMs, site.timeZone)
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={`On the clock of ${site.timeZone.replaceAll('_', ' ')}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={shown}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const next = fromWallTime(event.currentTarget.value, site.timeZone)
        if (next !== null && next >= 0) onChange(next)
      }}
    />
  )
}
