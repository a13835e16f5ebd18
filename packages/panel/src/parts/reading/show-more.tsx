import { Button, type ButtonProps } from '@mantine/core'
import { ErrorNotice } from '../error-notice.tsx'
import type { Reading } from './shown.tsx'

/** A list that is read page by page. */
export interface PagedReading extends Reading<unknown> {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps extends Pick<ButtonProps, 'size'> {
  readonly of: PagedReading
  /** What comes then, in the words of the button. */
  readonly label?: string
}

/** Reads the next page of a list; where that fails it says why, and offers to try again. Nothing where there is no other. */
export function ShowMore({ of, label, size }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = of
  const read = () => void of.fetchNextPage()
  if (!hasNextPage) return null
  if (isFetchNextPageError && !isFetchingNextPage) return <ErrorNotice error={error} onRetry={read} />
  return (
    <Button variant="default" size={size} loading={isFetchingNextPage} onClick={read}>
      {label ?? 'Show more'}
    </Button>
  )
}
