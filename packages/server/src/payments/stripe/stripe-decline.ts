import type { DeclineProblem } from '@vitrine/domain/payments/decline'

/** Why Stripe took no money, by its codes; those that it adds are told as any other decline. */
export function problemOfStripe({ code, declineCode }: StripeCodes): DeclineProblem {
  return problems[declineCode ?? ''] ?? problems[code ?? ''] ?? 'declined'
}

interface StripeCodes {
  readonly code?: string | undefined
  readonly declineCode?: string | undefined
}

/** Codes of errors, and of declines behind `card_declined` (Stripe's documentation, "Decline codes"). */
const problems: Readonly<Record<string, DeclineProblem>> = {
  insufficient_funds: 'insufficient-funds',
  card_velocity_exceeded: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  expired_card: 'card-expired',
  incorrect_number: 'details-wrong',
  invalid_number: 'details-wrong',
  incorrect_cvc: 'details-wrong',
  invalid_cvc: 'details-wrong',
  invalid_expiry_month: 'details-wrong',
  invalid_expiry_year: 'details-wrong',
  incorrect_zip: 'details-wrong',
  authentication_required: 'authentication-needed',
  payment_intent_authentication_failure: 'not-approved',
  setup_intent_authentication_failure: 'not-approved',
  payment_method_not_available: 'try-later',
  processing_error: 'try-later',
  issuer_not_available: 'try-later',
  try_again_later: 'try-later',
  reenter_transaction: 'try-later',
  lost_card: 'method-gone',
  stolen_card: 'method-gone',
  pickup_card: 'method-gone',
  invalid_account: 'method-gone',
  new_account_information_available: 'method-gone',
  revocation_of_authorization: 'method-gone',
  revocation_of_all_authorizations: 'method-gone',
  stop_payment_order: 'method-gone',
  resource_missing: 'method-gone',
  payment_method_unexpected_state: 'method-gone',
  amount_too_small: 'amount-too-small',
  amount_too_large: 'not-possible',
  currency_not_supported: 'not-possible',
}
