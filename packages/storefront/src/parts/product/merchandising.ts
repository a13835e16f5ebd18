import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'

/** What the owner set for selling this product, from `productMerchandisingContext`; `undefined` when there is nothing. */
export function merchandisingOf(item: unknown, scope: Scope): unknown {
  const id = asText(ownValue(item, 'id'))
  return id === '' ? undefined : ownValue(scope.find(['productMerchandisingContext']), id)
}
