import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import type { JobHandler } from '../../jobs/job-handler.ts'
import type { IssueServices } from './issue-card.ts'
import { issueJobKind, issueOrderCards } from './issue-order-cards.ts'

/** The job that issues the gift cards of a paid order (`issue-gift-cards`). */
export function issueGiftCards(services: IssueServices): JobHandler {
  return async ({ payload, store }) => issueOrderCards(store, issueJobs.read(payload).orderId, services)
}

const issueJobs = defineJob(issueJobKind, Type.Object({ orderId: Type.String() }))
