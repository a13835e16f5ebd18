import { type CartRefusal, cartRefusalText } from '@vitrine/domain/cart/cart-refusals'
import { selectOptionsText } from '@vitrine/domain/cart/messages'
import { type Refusal, refuse } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import type { AddRefusal } from './adding/check-addition.ts'

/** Says why nothing was added. */
export function refuseAddition(refusal: AddRefusal): Refusal {
  switch (refusal.problem) {
    case 'too-many-carts':
      return tooMany(refusal.retryAfterMs)
    case 'option-missing':
      return refuse(refusal.problem, selectOptionsText(refusal.options))
    default:
      return refuseChange(refusal)
  }
}

/** Refuses a change of a cart with the words for each field that is wrong. */
export function refuseChange({
  problem,
  errors,
}: {
  readonly problem: CartRefusal
  readonly errors?: Readonly<Record<string, string>>
}): Refusal {
  return refuse(problem, cartRefusalText[problem], errors ? { errors } : {})
}
