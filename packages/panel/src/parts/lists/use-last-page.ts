import { useEffect, useEffectEvent } from 'react'
import { pageCount } from '../../format/paging.ts'

interface ListRead {
  readonly data: { readonly total: number } | undefined
  /** Whether that is of what was asked for before. */
  readonly isPlaceholderData: boolean
}

/** Leads to the last page of a list from one behind it, as an address that was kept may name: once the list is read. */
export function useLastPage(
  page: number,
  { data, isPlaceholderData }: ListRead,
  goTo: (last: number) => void,
): void {
  const last = data && !isPlaceholderData ? pageCount(data.total) : page
  const lead = useEffectEvent(goTo)
  useEffect(() => {
    if (page > last) lead(last)
  }, [page, last])
}
