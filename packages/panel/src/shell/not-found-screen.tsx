import { EmptyState } from '@mantine/core'
import { SearchX } from 'lucide-react'
import { LinkButton } from '../parts/link-text.tsx'
import { PageHead } from '../parts/page-head.tsx'

/** Shown at an address of the panel that has no screen. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title="There is no such screen" />
      <EmptyState
        py="xl"
        icon={<SearchX aria-hidden />}
        description="The address may be mistyped, or the screen has moved."
      >
        <EmptyState.Actions>
          <LinkButton to="/" variant="default">
            Go to Start
          </LinkButton>
        </EmptyState.Actions>
      </EmptyState>
    </>
  )
}
