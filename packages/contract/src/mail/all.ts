import type { Call } from '../call.ts'
import { giveUpMailsCall, removeMailsCall, sendMailsAgainCall } from './act-calls.ts'
import {
  changeMailTextsCall,
  mailPreviewPageCall,
  previewMailCall,
  readMailTextsCall,
  readUsualMailTextsCall,
} from './mail-text-calls.ts'
import { exportMailCall, listMailCall, readMailCall, retryMailCall } from './panel-calls.ts'
import { changeSenderCall, readMailServiceCall, readSenderCall, sendTestMailCall } from './sender-calls.ts'

/** The calls of mails. */
export const mailCalls: readonly Call[] = [
  readSenderCall,
  changeSenderCall,
  readMailTextsCall,
  readUsualMailTextsCall,
  changeMailTextsCall,
  previewMailCall,
  mailPreviewPageCall,
  readMailServiceCall,
  sendTestMailCall,
  listMailCall,
  exportMailCall,
  readMailCall,
  retryMailCall,
  sendMailsAgainCall,
  giveUpMailsCall,
  removeMailsCall,
]
