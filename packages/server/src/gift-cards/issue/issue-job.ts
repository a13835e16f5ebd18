import type { JobHandler } from '../../jobs/job-handler.ts'
import type { IssueServices } from './issue-card.ts'
import { issueOrderCards } from './issue-order-cards.ts'

/** The job that issues the gift cards of a paid order (`issue-gift-cards`). */
export function issueGiftCards(services: IssueServices): JobHandler {
  return ({ payload, store }) => {
    const fields: Readonly<Record<string, unknown>> =
      typeof payload === 'object' && payload !== null ? { ...payload } : {}
    if (typeof fields.orderId !== 'string') throw new Error('Gift cards are to be issued, but for no order.')
    return issueOrderCards(store, fields.orderId, services)
  }
}
