import type {
  exportRemindersCall,
  listRemindersCall,
  removeReminderCall,
  sendReminderCall,
} from '@vitrine/contract/reminders/panel-calls'
import { remindersList } from '@vitrine/contract/reminders/reminders-list'
import { reminderEndText, whyNotReminded } from '@vitrine/domain/cart/reminders/next-reminder'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { type ReminderSettings, usualReminders } from '@vitrine/domain/website/selling/reminder-settings'
import { reminderJob } from '../cart/reminders/keep-reminder.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import type { SettingsPart } from '../website/settings-part.ts'
import { reminderFacts } from './left-cart.ts'

/** Answers the carts that were left. */
export async function getReminders(
  exchange: Exchange<typeof listRemindersCall>,
): Promise<AnswerTo<typeof listRemindersCall>> {
  const read = readListAsk(exchange, remindersList)
  if (!read.ok) return read.refused
  const page = await exchange.store.reminders.list(read.ask)
  return reply({ ...page, rows: page.rows.map(presentReminder) })
}

/** The token of a cart gives it to whoever has it: owners do not see it. */
function presentReminder({ cartId: _, cartToken: __, takenBy: ___, ...shown }: CartReminder) {
  return shown
}

/** Answers the list as a file. */
export async function getRemindersFile(
  exchange: Exchange<typeof exportRemindersCall>,
): Promise<AnswerTo<typeof exportRemindersCall>> {
  return listFile(exchange, remindersList, {
    read: (ask) => exchange.store.reminders.list(ask),
    cellOf: reminderCell,
  })
}

function reminderCell(row: CartReminder, column: string): ListCell {
  const cells: Readonly<Record<string, ListCell>> = {
    email: row.email,
    items: row.items,
    value: { cents: row.totalCents, currency: row.currency },
    state: row.state === 'queued' ? 'waiting' : row.state,
    begun: { atMs: row.createdAtMs },
    changed: { atMs: row.changedAtMs },
    consent: row.consentText,
  }
  return cells[column] ?? null
}

/** Has somebody reminded now. */
export async function postReminderMail(
  exchange: Exchange<typeof sendReminderCall>,
): Promise<AnswerTo<typeof sendReminderCall>> {
  const { params, store, services } = exchange
  const reminder = await store.reminders.find(params.reminderId)
  if (!reminder) return refuse('not-found', failureText.notFound)
  const nowMs = services.clock()
  const facts = await reminderFacts(store, { reminder, job: null, isAsked: true, nowMs }, services)
  const why = whyNotReminded(facts, nowMs)
  if (why !== null) return refuse('reminder-not-waiting', reminderEndText[why])
  return store.transaction(async (tables) => {
    await tables.jobs.enqueue(reminderJob(reminder.id, nowMs, true))
    const summary = 'Had somebody reminded of their cart'
    await recordAuditEntry(tables, exchange, { subjectId: reminder.id, summary })
    return reply({})
  })
}

/** Forgets somebody. */
export async function deleteReminder(
  exchange: Exchange<typeof removeReminderCall>,
): Promise<AnswerTo<typeof removeReminderCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    if (!(await tables.reminders.remove(params.reminderId))) return refuse('not-found', failureText.notFound)
    const summary = 'Removed a cart that was left'
    await recordAuditEntry(tables, exchange, { subjectId: params.reminderId, summary })
    return reply({})
  })
}

/** Whether and when buyers are reminded. */
export const remindersPart: SettingsPart<ReminderSettings> = {
  present: ({ store }) => store.reminders ?? usualReminders,
  check: () => ({}),
  change: (site, { consentText, ...value }) => ({
    ...site,
    store: { ...site.store, reminders: { ...value, consentText: consentText.trim() } },
  }),
  summary: ({ isOn }) => `Changed the reminders of carts that were left: ${isOn ? 'on' : 'off'}`,
}
