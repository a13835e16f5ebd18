import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../parts/use-page-title.ts'
import classes from './front-door.module.css'

interface FrontDoorProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of the screens before one is signed in. */
export function FrontDoor({ title, lead, children }: FrontDoorProps) {
  const heading = usePageTitle(title, 'Vitrine')
  return (
    <main className={classes.page}>
      <p className={classes.brand}>Vitrine</p>
      <Paper className={classes.card} withBorder>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        <Text c="dimmed" mb="lg">
          {lead}
        </Text>
        {children}
      </Paper>
    </main>
  )
}
