import { Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel-card.module.css'

interface PanelCardProps {
  readonly title: string
  /** Links or buttons beside the heading. */
  readonly beside?: ReactNode
  /** Whether the content reaches to the edges. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** A part of a screen with its heading. */
export function PanelCard({ title, beside, isFlush = false, children }: PanelCardProps) {
  const headingId = useId()
  return (
    <Paper component="section" withBorder className={classes.card} aria-labelledby={headingId}>
      <Group justify="space-between" className={classes.head}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        {beside}
      </Group>
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </Paper>
  )
}
