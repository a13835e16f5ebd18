import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import classes from './page-head.module.css'
import { usePageTitle } from './use-page-title.ts'

interface PageHeadProps {
  readonly title: string
  /** Shown above the heading, such as a way back. */
  readonly above?: ReactNode
  /** Badges beside the heading. */
  readonly beside?: ReactNode
  /** Buttons at the end of the row. */
  readonly actions?: ReactNode
}

/** The heading of a screen; each screen has one. */
export function PageHead({ title, above, beside, actions }: PageHeadProps) {
  const heading = usePageTitle(title, useSession().site.title)
  return (
    <header className={classes.head}>
      {above}
      <Group justify="space-between" gap="sm">
        <Group gap="sm" className={classes.words}>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {beside}
        </Group>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
    </header>
  )
}
