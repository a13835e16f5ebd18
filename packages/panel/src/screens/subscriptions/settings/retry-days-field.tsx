import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface RetryDaysFieldProps {
  readonly label: string
  readonly days: readonly number[]
  readonly error: ReactNode
  readonly onChange: (days: number[]) => void
}

/** Days divided by commas; what is no number counts as day 0, which no shop takes. */
export function RetryDaysField({ label, days, error, onChange }: RetryDaysFieldProps) {
  const [written, setWritten] = useState({ text: days.join(', '), days })
  // Undone, or taken from elsewhere: what was typed does not say it any more.
  const text = written.days.join() === days.join() ? written.text : days.join(', ')
  return (
    <TextInput
      label={label}
      description="Counted from the day of the first try, such as 3, 5, 7. Cards that were stopped for good are not tried again; their buyers have these days to name another."
      maw={480}
      inputMode="numeric"
      value={text}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        const read = readDays(value)
        setWritten({ text: value, days: read })
        onChange(read)
      }}
    />
  )
}

function readDays(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0))
}
