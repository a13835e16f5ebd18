import { nextReminder } from '@vitrine/domain/cart/reminders/next-reminder'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { reminderDueKind, reminderJob } from '../cart/reminders/keep-reminder.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Services } from '../services/services.ts'
import { reminderFacts } from './left-cart.ts'
import { reminderMailKind } from './send-reminder.ts'
import { takeTurn } from './take-turn.ts'

const dueReminders = defineJob(
  reminderDueKind,
  Type.Object({ reminderId: Type.String(), isAsked: Type.Boolean() }),
)

/** Puts the mail into the outbox that reminds somebody of a cart that they did not buy, when it is time. */
export function remindWhenDue(services: Services): JobHandler {
  return async ({ payload, store, nowMs }) => {
    const { reminderId, isAsked } = dueReminders.read(payload)
    const reminder = await store.reminders.find(reminderId)
    if (!reminder) return
    const facts = await reminderFacts(store, { reminder, job: null, isAsked, nowMs }, services)
    const next = nextReminder(facts, nowMs)
    if (next.kind === 'wait') return store.jobs.enqueue(reminderJob(reminder.id, next.untilMs, isAsked))
    if (next.kind === 'remind') return putMail(store, { reminder, isAsked, nowMs }, services)
    if (next.why === 'cart-gone' || next.why === 'other-cart') await store.reminders.remove(reminder.id)
  }
}

async function putMail(
  store: SiteStore,
  {
    reminder,
    isAsked,
    nowMs,
  }: { readonly reminder: CartReminder; readonly isAsked: boolean; readonly nowMs: number },
  services: Pick<Services, 'secret' | 'newId'>,
): Promise<void> {
  const job = {
    id: services.newId(),
    kind: reminderMailKind,
    payload: { reminderId: reminder.id, isAsked },
    runAtMs: nowMs,
    mail: mailFacts('abandoned-cart', { to: reminder.email, subject: '' }),
  }
  await store.transaction(async (tables) => {
    if (await takeTurn(tables, { reminder, job: job.id, nowMs }, services)) await tables.jobs.enqueue(job)
  })
}
