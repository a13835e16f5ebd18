import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import type { BulkAct } from './act-of-room.ts'
import classes from './acts.module.css'

interface FailureListProps {
  readonly failures: BulkAct['failures']
  /** How many there are in all. */
  readonly count: number
}

const fewRows = 8

/** Rows that an act cannot be done on, and why. */
export function FailureList({ failures, count }: FailureListProps) {
  const { number } = useFormat()
  const [showsAll, setShowsAll] = useState(false)
  if (failures.length === 0) return null
  const shown = showsAll ? failures : failures.slice(0, fewRows)
  return (
    <div>
      <ul className={classes.rows} aria-label="What cannot be changed">
        {shown.map(({ rowId, rowName, message }) => (
          <li key={rowId}>
            <strong>{rowName}</strong>: {withStop(message)}
          </li>
        ))}
      </ul>
      {shown.length < failures.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
          {count > failures.length
            ? `Show the first ${number(failures.length)}`
            : `Show all ${number(count)}`}
        </Button>
      )}
      {showsAll && count > failures.length && (
        <Text size="xs" c="dimmed">
          The first {number(failures.length)} of {number(count)}.
        </Text>
      )}
    </div>
  )
}

/** What is said of a field has no stop; here it is a sentence. */
const withStop = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`)
