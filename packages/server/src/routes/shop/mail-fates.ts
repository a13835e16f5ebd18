import { endReminderMail, reminderMailKind } from '../../reminders/send-reminder.ts'
import { endRestockMail, restockMailKind, restockReturn } from '../../restock/send-restock-mail.ts'

/** What becomes of those whose mail is given up, by the mail server or by a person. */
export const mailEndings = (services: Parameters<typeof endReminderMail>[0]) => ({
  [restockMailKind]: endRestockMail,
  [reminderMailKind]: endReminderMail(services),
})

/** What becomes of them where it is sent after all; a reminder takes the turn of its reader itself. */
export const mailReturns = { [restockMailKind]: restockReturn }
