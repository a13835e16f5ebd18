import { sliceTypes } from '@vitrine/domain/codes/slice-types'
import type { Predicate } from '@vitrine/template/registry'
import { asNumber } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'

/** What templates ask of the slices of a cover page. */
export const slidePredicates: Readonly<Record<string, Predicate>> = {
  // Without an argument it asks for a slice without a type.
  'current-type?': ([name], { node }) => {
    const code = sliceTypes.get(name?.text ?? 'undefined')
    return code !== undefined && Math.trunc(asNumber(ownValue(node, 'currentType'))) === code
  },
}
