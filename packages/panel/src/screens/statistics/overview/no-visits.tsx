import { Anchor, EmptyState } from '@mantine/core'
import { ChartColumn } from 'lucide-react'
import { useSession } from '../../../session/session.ts'

/** Before the first visit: how visits are counted. */
export function NoVisits() {
  const { site } = useSession()
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<ChartColumn aria-hidden />}
      title="No visit was counted yet"
      description="Your own server counts visits and shows them within seconds. Yours are not among them, nor those of others who are signed in to the panel (but for viewers), nor those of programs. To see one counted, open the site in a private window."
    >
      <EmptyState.Actions>
        <Anchor href={site.url} target="_blank" rel="noreferrer" size="sm">
          Open the site
        </Anchor>
      </EmptyState.Actions>
    </EmptyState>
  )
}
