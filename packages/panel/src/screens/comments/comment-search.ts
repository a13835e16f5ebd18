import { parsePage } from '../../format/paging.ts'

/** Which comments are shown, as kept in the address; without a status those that wait. */
export interface CommentSearch {
  readonly status?: CommentFilter
  readonly page?: number
}

/** Of one status, or all. */
type CommentFilter = 'pending' | 'public' | 'spam' | 'all'

/** Reads the state of the list from an address, whatever somebody wrote there. */
export function parseCommentSearch(search: Record<string, unknown>): CommentSearch {
  const page = parsePage(search.page)
  const status = filters.find((each) => each === search.status)
  return { ...(status && status !== 'pending' && { status }), ...(page !== 1 && { page }) }
}

const filters: readonly CommentFilter[] = ['pending', 'public', 'spam', 'all']
