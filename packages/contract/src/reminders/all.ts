import type { Call } from '../call.ts'
import { leaveRemindersCall, recoverCartCall, reminderLeavePageCall } from './calls.ts'
import {
  changeReminderSettingsCall,
  exportRemindersCall,
  listRemindersCall,
  readReminderSettingsCall,
  removeReminderCall,
  sendReminderCall,
} from './panel-calls.ts'

/** The calls of carts that were left. */
export const reminderCalls: readonly Call[] = [
  recoverCartCall,
  reminderLeavePageCall,
  leaveRemindersCall,
  listRemindersCall,
  exportRemindersCall,
  sendReminderCall,
  removeReminderCall,
  readReminderSettingsCall,
  changeReminderSettingsCall,
]
