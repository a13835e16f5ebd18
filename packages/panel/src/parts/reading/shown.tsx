import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../error-notice.tsx'
import { ListSkeleton } from '../lists/list-skeleton.tsx'
import { StaleNotice } from './stale-notice.tsx'

/** Something that is read, as a query has it. */
export interface Reading<Read> {
  readonly data: Read | undefined
  /** Why the newest reading failed; null where it did not. */
  readonly error: unknown
  /** Whether what failed was the next page of a list: what is there is as new as it was, and `ShowMore` says why no more came. */
  readonly isFetchNextPageError?: boolean
  readonly refetch: () => Promise<unknown>
}

/** Something that needs no reading, such as what is being added. */
export function there<Read>(data: Read): Reading<Read> {
  return { data, error: null, refetch: async () => {} }
}

interface ShownProps<Reads extends readonly unknown[]> {
  /** All that must be there before anything is shown. */
  readonly of: readonly [...{ [Index in keyof Reads]: Reading<Reads[Index]> }]
  /** What is said while it is on its way, such as `Loading the texts`. */
  readonly loading: string
  /** How high what comes will be; left out where a list comes. */
  readonly height?: number | string
  /** What is said when it could not be read, where that is a list. */
  readonly failed?: string | undefined
  /** What stands above until all is there, such as the head of a screen that what comes brings itself. */
  readonly head?: ReactNode
  readonly children: NoInfer<(...reads: Reads) => ReactNode>
}

/**
 * Shows what was read: grey bars until all of it is there, or why it could not be read, with a way to try again. Where it is there and could
 * not be read anew, it stays, beneath a notice that it may be out of date.
 */
export function Shown<Reads extends readonly unknown[]>(props: ShownProps<Reads>) {
  const { of, failed, head, children } = props
  const reads: readonly unknown[] = of.map(({ data }) => data)
  const broken = of.filter((each) => each.error !== null && !each.isFetchNextPageError)
  const retry = () => {
    for (const each of broken) void each.refetch()
  }
  if (areThere<Reads>(reads))
    return (
      <>
        {broken[0] && <StaleNotice error={broken[0].error} title={failed} onRetry={retry} />}
        {children(...reads)}
      </>
    )
  const missing = broken.find(({ data }) => data === undefined)
  return (
    <>
      {head}
      {missing ? <ErrorNotice error={missing.error} title={failed} onRetry={retry} /> : <Bars {...props} />}
    </>
  )
}

function Bars({ loading, height }: Pick<ShownProps<[]>, 'loading' | 'height'>) {
  if (height === undefined) return <ListSkeleton label={loading} />
  return <Skeleton h={height} role="status" aria-label={loading} />
}

function areThere<Reads extends readonly unknown[]>(reads: readonly unknown[]): reads is Reads {
  return reads.every((each) => each !== undefined)
}
