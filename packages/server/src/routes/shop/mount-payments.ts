import {
  checkPaymentAccountCall,
  choosePaymentModeCall,
  listPaymentAccountsCall,
  removePaymentAccountCall,
  setPaymentAccountCall,
} from '@vitrine/contract/payments/account-calls'
import { takePaymentEventCall } from '@vitrine/contract/payments/event-calls'
import type { FastifyInstance } from 'fastify'
import {
  deletePaymentAccount,
  getPaymentAccounts,
  postPaymentAccountCheck,
  putPaymentAccount,
  putPaymentMode,
} from '../../checkout/accounts/account-calls.ts'
import { postPaymentEvent, takePaymentPosts } from '../../checkout/events/event-calls.ts'
import { mount } from '../../http/mount.ts'

/** Puts payment services on the server: their accounts, and what they tell. */
export function mountPayments(app: FastifyInstance): void {
  mount(app, listPaymentAccountsCall, getPaymentAccounts)
  mount(app, setPaymentAccountCall, putPaymentAccount)
  mount(app, removePaymentAccountCall, deletePaymentAccount)
  mount(app, checkPaymentAccountCall, postPaymentAccountCheck)
  mount(app, choosePaymentModeCall, putPaymentMode)
  app.register(async (scope) => {
    takePaymentPosts(scope)
    mount(scope, takePaymentEventCall, postPaymentEvent)
  })
}
