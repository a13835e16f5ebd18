import { leaveRemindersCall, recoverCartCall, reminderLeavePageCall } from '@vitrine/contract/reminders/calls'
import {
  changeReminderSettingsCall,
  exportRemindersCall,
  listRemindersCall,
  readReminderSettingsCall,
  removeReminderCall,
  sendReminderCall,
} from '@vitrine/contract/reminders/panel-calls'
import type { FastifyInstance } from 'fastify'
import { takeOneClick } from '../../http/input/take-one-click.ts'
import { mount } from '../../http/mount.ts'
import { getRecoverCart, getReminderLeave, postReminderLeave } from '../../reminders/link-calls.ts'
import {
  deleteReminder,
  getReminders,
  getRemindersFile,
  postReminderMail,
  remindersPart,
} from '../../reminders/panel-calls.ts'
import { changingPart, readingPart } from '../../website/settings-part.ts'

/** Puts the calls of carts that were left on the server. */
export function mountReminders(app: FastifyInstance): void {
  mount(app, recoverCartCall, getRecoverCart)
  mount(app, reminderLeavePageCall, getReminderLeave)
  app.register(async (scope) => {
    takeOneClick(scope)
    mount(scope, leaveRemindersCall, postReminderLeave, postReminderLeave)
  })
  mount(app, listRemindersCall, getReminders)
  mount(app, exportRemindersCall, getRemindersFile)
  mount(app, sendReminderCall, postReminderMail)
  mount(app, removeReminderCall, deleteReminder)
  mount(app, readReminderSettingsCall, readingPart(remindersPart))
  mount(app, changeReminderSettingsCall, changingPart(remindersPart))
}
