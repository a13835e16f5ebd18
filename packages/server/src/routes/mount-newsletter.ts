import {
  confirmNewsletterCall,
  confirmNewsletterPageCall,
  unsubscribeCall,
  unsubscribePageCall,
} from '@vitrine/contract/newsletter/link-calls'
import {
  addNewsletterListCall,
  changeNewsletterListCall,
  listNewsletterListsCall,
  removeNewsletterListCall,
} from '@vitrine/contract/newsletter/list-calls'
import {
  listMailHooksCall,
  removeMailHookCall,
  setMailHookCall,
  takeMailEventsCall,
} from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { returnSubscriberCall } from '@vitrine/contract/newsletter/mail-hooks/return-call'
import {
  addSubscriberCall,
  askSubscriberCall,
  exportSubscribersCall,
  importSubscribersCall,
  listSubscriberImportsCall,
  listSubscribersCall,
  readSubscriberCall,
  removeSubscriberCall,
  unsubscribeSubscriberCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import type { FastifyInstance } from 'fastify'
import { takeOneClick } from '../http/input/take-one-click.ts'
import { mount } from '../http/mount.ts'
import { getSubscriberImports, postSubscriberImport } from '../newsletter/import/import-calls.ts'
import {
  getConfirmPage,
  getUnsubscribePage,
  postConfirmation,
  postUnsubscribe,
} from '../newsletter/link-calls.ts'
import { deleteMailHook, getMailHooks, putMailHook } from '../newsletter/mail-events/hook-calls.ts'
import { postMailEvents, takeMailEventPosts } from '../newsletter/mail-events/take-mail-events.ts'
import {
  deleteNewsletterList,
  getNewsletterLists,
  postNewsletterList,
  putNewsletterList,
} from '../newsletter/panel/list-calls.ts'
import {
  deleteSubscriber,
  getSubscriber,
  getSubscribers,
  getSubscribersFile,
  postAsk,
  postSubscriber,
  postSubscriberLeave,
  postSubscriberReturn,
} from '../newsletter/panel/subscriber-calls.ts'

/** Puts the calls of newsletters on the server. */
export function mountNewsletter(app: FastifyInstance): void {
  mount(app, confirmNewsletterPageCall, getConfirmPage)
  mount(app, confirmNewsletterCall, postConfirmation, postConfirmation)
  mount(app, unsubscribePageCall, getUnsubscribePage)
  app.register(async (scope) => {
    takeOneClick(scope)
    mount(scope, unsubscribeCall, postUnsubscribe, postUnsubscribe)
  })
  mount(app, listNewsletterListsCall, getNewsletterLists)
  mount(app, addNewsletterListCall, postNewsletterList)
  mount(app, changeNewsletterListCall, putNewsletterList)
  mount(app, removeNewsletterListCall, deleteNewsletterList)
  mount(app, listSubscribersCall, getSubscribers)
  mount(app, exportSubscribersCall, getSubscribersFile)
  mount(app, readSubscriberCall, getSubscriber)
  mount(app, addSubscriberCall, postSubscriber)
  mount(app, askSubscriberCall, postAsk)
  mount(app, unsubscribeSubscriberCall, postSubscriberLeave)
  mount(app, returnSubscriberCall, postSubscriberReturn)
  mount(app, removeSubscriberCall, deleteSubscriber)
  mount(app, importSubscribersCall, postSubscriberImport)
  mount(app, listSubscriberImportsCall, getSubscriberImports)
  mount(app, listMailHooksCall, getMailHooks)
  mount(app, setMailHookCall, putMailHook)
  mount(app, removeMailHookCall, deleteMailHook)
  app.register(async (scope) => {
    takeMailEventPosts(scope)
    mount(scope, takeMailEventsCall, postMailEvents)
  })
}
