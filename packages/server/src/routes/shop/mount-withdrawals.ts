import {
  answerWithdrawalCall,
  guestWithdrawalFormCall,
  guestWithdrawalPageCall,
  withdrawalFormCall,
  withdrawalPageCall,
} from '@vitrine/contract/orders/withdrawal-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { postWithdrawalAnswer } from '../../orders/withdrawals/answer-call.ts'
import { getGuestWithdrawal, postGuestWithdrawal } from '../../orders/withdrawals/guest-pages.ts'
import { getWithdrawalPage, postWithdrawalPage } from '../../orders/withdrawals/withdrawal-pages.ts'

/** Puts the calls of withdrawals on the server. */
export function mountWithdrawals(app: FastifyInstance): void {
  mount(app, withdrawalPageCall, getWithdrawalPage)
  mount(app, withdrawalFormCall, postWithdrawalPage)
  mount(app, guestWithdrawalPageCall, getGuestWithdrawal)
  mount(app, guestWithdrawalFormCall, postGuestWithdrawal)
  mount(app, answerWithdrawalCall, postWithdrawalAnswer)
}
