import { Button, Group, Progress, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import type { BulkAct } from './act-of-room.ts'
import { canBeUndone, isUnderWay, progressText } from './act-words.ts'
import classes from './acts.module.css'
import { FailureList } from './failure-list.tsx'
import { useBulkAct } from './use-bulk-act.ts'

interface ActProgressProps {
  readonly first: BulkAct
  /** The name of the call that reads its list. */
  readonly listCall: string
  /** Puts it away when it is over; without, it stays. */
  readonly onClose?: () => void
}

/** How far an act on many rows is, what could not be done, and the ways to stop it and to take it back. */
export function ActProgress({ first, listCall, onClose }: ActProgressProps) {
  const { number, moment } = useFormat()
  const { act, stop, undo } = useBulkAct(first, listCall)
  const [seesFailures, setSeesFailures] = useState(false)
  const isGoing = isUnderWay(act)
  const done = act.changed + act.unchanged + act.failed
  const strip = useRef<HTMLElement>(null)
  // What began it is gone with its selection: the focus goes on here.
  const isStrip = onClose !== undefined
  useEffect(() => {
    if (isStrip) strip.current?.focus()
  }, [isStrip])
  // Several stand in the drawer: they are no landmarks.
  const Frame = isStrip ? 'section' : 'article'
  return (
    <Frame ref={strip} tabIndex={-1} className={classes.strip} aria-label={act.label}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          <strong>{act.label}</strong>: {progressText(act, number)}
        </Text>
        <Group gap="xs">
          {(act.state === 'running' || act.state === 'waiting') && (
            <Button size="compact-sm" variant="default" onClick={() => void stop()}>
              Stop
            </Button>
          )}
          {act.failed > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={seesFailures}
              onClick={() => setSeesFailures(!seesFailures)}
            >
              See why
            </Button>
          )}
          {canBeUndone(act, Date.now()) && (
            <Button size="compact-sm" variant="default" onClick={() => void undo()}>
              Undo
            </Button>
          )}
          {onClose && !isGoing && (
            <Button size="compact-sm" variant="subtle" onClick={onClose}>
              Close
            </Button>
          )}
        </Group>
      </Group>
      {isGoing && (
        <Progress value={act.total === 0 ? 0 : (100 * done) / act.total} aria-label={act.label} animated />
      )}
      {!onClose && (
        <Text size="xs" c="dimmed">
          {moment(act.createdAtMs)} · {act.byName}
        </Text>
      )}
      {seesFailures && <FailureList failures={act.failures} count={act.failed} />}
    </Frame>
  )
}
