import type { NewJob } from '@vitrine/store/jobs/jobs'
import { expect, it } from 'vitest'
import { enqueueGiftMail } from '../gift-cards/mail/enqueue-gift-mail.ts'
import { evenSuspended } from './job-handlers.ts'

/** The kind of the job that mails a card. */
async function kindOf(orderId: string | null): Promise<string> {
  const jobs: NewJob[] = []
  const card = { id: 'c1', orderId, orderName: '', recipientEmail: 'ada@example.org', deliverAtMs: 0 }
  await enqueueGiftMail({ jobs: { enqueue: async (job: NewJob) => void jobs.push(job) } } as never, {
    card: card as never,
    mail: 'gift-card',
    services: { clock: () => 1, newId: () => 'j1' },
  })
  return jobs[0]?.kind ?? ''
}

it('mails a card from a suspended site only where somebody paid for it', async () => {
  expect(evenSuspended).toContain(await kindOf('o1'))
  expect(evenSuspended).not.toContain(await kindOf(null))
})
