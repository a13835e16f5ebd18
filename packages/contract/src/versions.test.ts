import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'

/** Replacing calls that name no version, and why nobody's work is lost by them. */
const withoutVersion: Readonly<Record<string, string>> = {
  changeStock: 'counts from what was on hand when editing began',
  judgeComment: 'sets one state',
  judgeReview: 'sets one state',
  markSubmission: 'sets states, each by itself',
  changeAccount: 'belongs to one person, who proves it by the password',
  transferOwnership: 'sets one state, which its owner alone can set',
  changePanelLanguage: 'sets one state of the person who asks',
  changePassword: 'belongs to one person, who proves it by the password',
  changeSetUp: 'sets one state',
  showPage: 'sets one state',
  setPageRole: 'sets one state',
  changeTerm: 'names what it renames, and is refused once that is gone',
  changeView: 'belongs to one person, who alone can change it',
  saveGrid: 'says of every row what its cells held when editing began',
  renamePasskey: 'names one thing of one person, who alone can change it',
  changeFormRetention: 'sets one state',
  changeCurrency: 'names the currency that was seen',
  renameForm: 'sets one state, and no other of the form',
  setMailHook: 'replaces a secret, whatever it was',
  setPaymentAccount: 'replaces keys, whatever they were',
  choosePaymentMode: 'sets one state',
  changeDownload: 'adds to what is there, or sets one state',
  placeForm: 'is refused where the form stands somewhere already',
}

/** Fields that say what a change was made from. */
const versionFields = ['version', 'updatedAtMs', 'baseAtMs', 'was']

it('says with each replacing call of the panel what it was made from, or why that is not needed', () => {
  const replacing = allCalls.filter(({ method, policy }) => method === 'PUT' && policy.kind === 'owner')
  const without = replacing.filter((call) => !fieldsOf(call).some((field) => versionFields.includes(field)))
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})

function fieldsOf({ body }: Call): readonly string[] {
  return 'properties' in body ? Object.keys(body.properties as object) : []
}
