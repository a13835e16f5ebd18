import { Stack, Switch } from '@mantine/core'
import { MomentField } from './moment-field.tsx'

interface OptionalMomentProps {
  readonly label: string
  readonly description?: string
  readonly atMs: number | null
  readonly error?: string | undefined
  readonly onChange: (atMs: number | null) => void
}

/** A moment that may be left out, behind a switch. */
export function OptionalMoment({ label, description, atMs, error, onChange }: OptionalMomentProps) {
  return (
    <Stack gap="xs">
      <Switch
        label={label}
        {...(description && { description })}
        checked={atMs !== null}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked ? nextHour() : null)}
      />
      {atMs !== null && <MomentField label={label} atMs={atMs} onChange={onChange} />}
    </Stack>
  )
}

function nextHour(): number {
  return (Math.floor(Date.now() / 3_600_000) + 1) * 3_600_000
}
