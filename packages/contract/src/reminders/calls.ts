import { defineCall } from '../call.ts'
import { leavingByLink, linkedPage } from '../pages/mailed-link.ts'

/** Brings a cart back on whatever device its buyer opens the mail, and leads to it. */
export const recoverCartCall = defineCall({
  ...linkedPage,
  name: 'recoverCart',
  path: '/cart/recover',
})

/** The page by which somebody gets no such mail (page type 300); it changes nothing. */
export const reminderLeavePageCall = defineCall({
  ...linkedPage,
  name: 'reminderLeavePage',
  path: '/cart/reminders',
})

/** Forgets what somebody agreed to; mail programs send it by a press (RFC 8058). */
export const leaveRemindersCall = defineCall({
  ...leavingByLink,
  name: 'leaveReminders',
  path: '/cart/reminders',
  limit: null,
})
