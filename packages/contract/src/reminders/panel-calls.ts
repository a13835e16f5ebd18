import { reminderStates } from '@vitrine/domain/cart/reminders/reminder'
import { reminderLimits } from '@vitrine/domain/website/selling/reminder-settings'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { cents, epochMs, id, oneOf } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { remindersList } from './reminders-list.ts'
import { mayKeepReminders } from './reminders-policy.ts'

const policy = mayKeepReminders

/** Somebody who agreed to be reminded of their cart. */
const reminder = Type.Object({
  id: Type.String(),
  email: Type.String(),
  /** In the words that they read. */
  consentText: Type.String(),
  state: oneOf(reminderStates),
  items: Type.String(),
  totalCents: cents,
  currency: Type.String(),
  /** The order that came of it; '' for none. */
  orderId: Type.String(),
  createdAtMs: epochMs,
  changedAtMs: epochMs,
})

/** Orders that were begun and not finished, of those who agreed to be reminded. */
export const listRemindersCall = defineListCall({
  list: remindersList,
  name: 'listAbandonedCarts',
  path: '/api/panel/abandoned-carts',
  policy,
  row: reminder,
})

/** The list as a file; it holds persons, so who asks proves again who they are. */
export const exportRemindersCall = defineListFile({
  name: 'exportAbandonedCarts',
  path: '/api/panel/abandoned-carts.csv',
  policy: { ...policy, isConfirmed: true },
})

const params = Type.Object({ reminderId: id })

/** Reminds somebody now, who was not reminded yet. */
export const sendReminderCall = defineCall({
  name: 'sendCartReminder',
  method: 'POST',
  path: '/api/panel/abandoned-carts/:reminderId/mail',
  policy,
  params,
  reply: Type.Object({}),
})

/** Forgets somebody; they are not reminded. */
export const removeReminderCall = defineCall({
  name: 'removeAbandonedCart',
  method: 'DELETE',
  path: '/api/panel/abandoned-carts/:reminderId',
  policy,
  params,
  reply: Type.Object({}),
})

/** Whether and when buyers are reminded, and by which words they agree. */
export const { readCall: readReminderSettingsCall, changeCall: changeReminderSettingsCall } = defineSettings({
  name: 'ReminderSettings',
  path: '/api/panel/settings/abandoned-carts',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({
    isOn: Type.Boolean(),
    delayHours: Type.Integer({ minimum: 1, maximum: reminderLimits.mostHours }),
    consentText: Type.String({ maxLength: reminderLimits.consentText }),
  }),
})
