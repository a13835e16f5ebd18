import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { reminderDueKind } from '../cart/reminders/keep-reminder.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { remindWhenDue } from './remind-when-due.ts'
import { reminderMailKind, sendReminder } from './send-reminder.ts'

/** Who does the jobs of reminders. */
export function reminderJobs(mailer: Mailer, services: Services, lookOf: LookOf): JobHandlers {
  return {
    [reminderDueKind]: remindWhenDue(services),
    [reminderMailKind]: sendReminder(mailer, services, lookOf),
  }
}
