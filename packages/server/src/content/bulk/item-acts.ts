import type { BodyOf } from '@vitrine/contract/call'
import {
  changeItemTermsCall,
  featureItemsCall,
  makeItemsPrivateCall,
  publishItemsCall,
  removeItemsCall,
  restoreItemsCall,
  trashItemsCall,
  unfeatureItemsCall,
  unpublishItemsCall,
} from '@vitrine/contract/content/act-calls'
import { describeTermProblem, termNameProblem } from '@vitrine/domain/content/categories/check-category'
import type { BulkActHandler } from '../../lists/bulk/bulk-act-handler.ts'
import { itemActHandler } from './item-act-handler.ts'

type TermInput = BodyOf<typeof changeItemTermsCall>['input']

const termActLabel: Readonly<Record<TermInput['change'], (term: string) => string>> = {
  'add-tag': (term) => `Add the tag ${term}`,
  'remove-tag': (term) => `Remove the tag ${term}`,
  'add-category': (term) => `Add the category ${term}`,
  'remove-category': (term) => `Remove the category ${term}`,
}

const termsAct: BulkActHandler<TermInput> = {
  ...itemActHandler<TermInput>({
    call: changeItemTermsCall,
    act: 'terms',
    actOf: ({ change, term }) => ({ act: change, term: term.trim() }),
  }),
  label: ({ change, term }) => termActLabel[change](term.trim()),
  checkInput({ change, term }) {
    const kind = change.endsWith('-tag') ? 'tag' : 'category'
    const problem = termNameProblem(kind, term.trim(), [])
    return problem ? { term: describeTermProblem(problem, kind) } : null
  },
}

/** What can be done with many items at once. */
export const itemActs: readonly BulkActHandler<unknown>[] = [
  plain(publishItemsCall, 'publish'),
  plain(unpublishItemsCall, 'unpublish'),
  plain(makeItemsPrivateCall, 'make-private'),
  plain(featureItemsCall, 'feature'),
  plain(unfeatureItemsCall, 'unfeature'),
  termsAct,
  plain(trashItemsCall, 'trash'),
  plain(restoreItemsCall, 'restore'),
  plain(removeItemsCall, 'remove'),
]

function plain(
  call: BulkActHandler<unknown>['call'],
  act: 'publish' | 'unpublish' | 'make-private' | 'feature' | 'unfeature' | 'trash' | 'restore' | 'remove',
): BulkActHandler<unknown> {
  return itemActHandler({ call, act, actOf: () => ({ act, term: '' }) })
}
