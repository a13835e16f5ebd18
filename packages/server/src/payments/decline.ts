import { type DeclineProblem, declineText, isFinalDecline } from '@vitrine/domain/payments/decline'
import type { ChargeAnswer } from '../services/gateway.ts'

/** The answer that no money moved, in the words for buyers. */
export function decline(problem: DeclineProblem): Extract<ChargeAnswer, { kind: 'declined' }> {
  return { kind: 'declined', problem, message: declineText[problem], isFinal: isFinalDecline(problem) }
}
