import type { Payment } from '@vitrine/store/payments/payments'
import type { StartedCharge } from '../services/gateway.ts'

/** What a gateway is told of a payment that it was asked for before. */
export function startedCharge({
  id,
  reference,
  amountCents,
  currency,
}: Pick<Payment, 'id' | 'reference' | 'amountCents' | 'currency'>): StartedCharge {
  return { paymentId: id, reference, amountCents, currency }
}
