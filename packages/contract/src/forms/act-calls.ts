import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy, input: Type.Object({}) })

/** Marks many submissions as read. */
export const readSubmissionsCall = plain('readSubmissions', '/api/panel/form-submissions/acts/read')

/** Marks many submissions as unread. */
export const unreadSubmissionsCall = plain('unreadSubmissions', '/api/panel/form-submissions/acts/unread')

/** Stars many submissions. */
export const starSubmissionsCall = plain('starSubmissions', '/api/panel/form-submissions/acts/star')

/** Takes the stars off many submissions. */
export const unstarSubmissionsCall = plain('unstarSubmissions', '/api/panel/form-submissions/acts/unstar')

/** Calls many submissions spam. */
export const spamSubmissionsCall = plain('spamSubmissions', '/api/panel/form-submissions/acts/spam')

/** Says of many submissions that they are no spam. */
export const notSpamSubmissionsCall = plain('notSpamSubmissions', '/api/panel/form-submissions/acts/no-spam')

/** Removes many submissions for good. */
export const removeSubmissionsCall = plain('removeSubmissions', '/api/panel/form-submissions/acts/delete')
