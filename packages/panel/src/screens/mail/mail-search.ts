import { parsePage } from '../../format/paging.ts'

/** Which page and which message of the mailbox is open, as kept in the address. */
export interface MailSearch {
  readonly message?: string
  readonly page?: number
}

/** Reads the mailbox's state from an address, whatever somebody wrote there. */
export function parseMailSearch(search: Record<string, unknown>): MailSearch {
  const page = parsePage(search.page)
  return {
    ...(typeof search.message === 'string' && search.message !== '' && { message: search.message }),
    ...(page !== 1 && { page }),
  }
}
