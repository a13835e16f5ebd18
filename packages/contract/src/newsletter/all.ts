import type { Call } from '../call.ts'
import {
  confirmNewsletterCall,
  confirmNewsletterPageCall,
  unsubscribeCall,
  unsubscribePageCall,
} from './link-calls.ts'
import {
  addNewsletterListCall,
  changeNewsletterListCall,
  listNewsletterListsCall,
  removeNewsletterListCall,
} from './list-calls.ts'
import {
  listMailHooksCall,
  removeMailHookCall,
  setMailHookCall,
  takeMailEventsCall,
} from './mail-hooks/hook-calls.ts'
import { returnSubscriberCall } from './mail-hooks/return-call.ts'
import {
  addSubscriberCall,
  askSubscriberCall,
  copySubscribersCall,
  exportSubscribersCall,
  importSubscribersCall,
  listSubscriberImportsCall,
  listSubscribersCall,
  moveSubscribersCall,
  readSubscriberCall,
  removeSubscriberCall,
  removeSubscribersCall,
  returnSubscribersCall,
  unsubscribeManyCall,
  unsubscribeSubscriberCall,
} from './subscriber-calls.ts'

/** The calls of newsletters. */
export const newsletterCalls: readonly Call[] = [
  confirmNewsletterPageCall,
  confirmNewsletterCall,
  unsubscribePageCall,
  unsubscribeCall,
  listNewsletterListsCall,
  addNewsletterListCall,
  changeNewsletterListCall,
  removeNewsletterListCall,
  listSubscribersCall,
  exportSubscribersCall,
  readSubscriberCall,
  addSubscriberCall,
  askSubscriberCall,
  unsubscribeSubscriberCall,
  returnSubscriberCall,
  removeSubscriberCall,
  unsubscribeManyCall,
  returnSubscribersCall,
  moveSubscribersCall,
  copySubscribersCall,
  removeSubscribersCall,
  importSubscribersCall,
  listSubscriberImportsCall,
  listMailHooksCall,
  setMailHookCall,
  removeMailHookCall,
  takeMailEventsCall,
]
