import { Button, EmptyState } from '@mantine/core'
import { SearchX } from 'lucide-react'

interface NothingFoundProps {
  readonly title: string
  readonly description: string
  readonly onClear: () => void
  /** Words of the button. */
  readonly action?: string
}

const clearText = 'Clear search and filters'

/** Says that nothing is shown for what was asked, and leads back to what there is. */
export function NothingFound({ title, description, onClear, action = clearText }: NothingFoundProps) {
  return (
    <EmptyState py="xl" role="status" icon={<SearchX aria-hidden />} title={title} description={description}>
      <EmptyState.Actions>
        <Button variant="default" onClick={onClear}>
          {action}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}

/** What is said beneath a filter that a list does not know. */
export const unknownFilterText = 'The address asks for something that this list does not have.'
