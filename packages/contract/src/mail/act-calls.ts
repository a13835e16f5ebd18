import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy, input: Type.Object({}) })

/** Tries many mails again that failed, or were given up. */
export const sendMailsAgainCall = plain('sendMailsAgain', '/api/panel/mail/acts/send-again')

/** Gives up many mails that did not go out: they are not tried any more, until somebody sends them again. */
export const giveUpMailsCall = plain('giveUpMails', '/api/panel/mail/acts/give-up')

/** Removes many mails for good that were given up. */
export const removeMailsCall = plain('removeMails', '/api/panel/mail/acts/remove')
