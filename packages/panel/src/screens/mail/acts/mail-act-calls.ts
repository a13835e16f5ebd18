import { giveUpMailsCall, removeMailsCall, sendMailsAgainCall } from '@vitrine/contract/mail/act-calls'

/** The calls of acts on many mails, by the keys of the list's description. */
export const mailActCalls = {
  'send-again': sendMailsAgainCall,
  'give-up': giveUpMailsCall,
  remove: removeMailsCall,
} as const
