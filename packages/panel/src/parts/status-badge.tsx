import { Badge } from '@mantine/core'
import classes from './status-badge.module.css'

/** What a status means for the owner: nothing to do, something to do, something wrong. */
export type Tone = 'calm' | 'good' | 'due' | 'bad'

interface StatusBadgeProps {
  readonly tone: Tone
  readonly children: string
}

/** A status in a word; the colour only repeats what the word says. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge className={classes.badge} data-tone={tone} variant="default" radius="sm" tt="none">
      {children}
    </Badge>
  )
}
