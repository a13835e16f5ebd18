import type { Predicate } from '@vitrine/template/registry'
import { ownValue } from '@vitrine/template/values/own'
import { sliceTypes } from '../codes/slice-types.ts'

/** What templates ask of the slices of a cover page. */
export const slidePredicates: Readonly<Record<string, Predicate>> = {
  'current-type?': ([name], { node }) => {
    const code = name && sliceTypes.get(name.text)
    return code !== undefined && ownValue(node, 'currentType') === code
  },
}
