import { expect, it } from 'vitest'
import { buildDraft, buildRow } from '../../../../testing/build-draft.ts'
import { standingErrors } from './standing-errors.ts'

const [blue, sand] = [buildRow({ key: 'blue' }), buildRow({ key: 'sand' })]
const typed = buildDraft({ variants: [blue, sand] })
const inRows = {
  'variants.0.priceCents': 'Too high',
  'variants.1.sku': 'Taken',
  'variants.1.stock.onHand': 'No',
}

it('leaves the errors of other rows and cells marked when one is corrected', () => {
  const now = {
    ...typed,
    variants: [
      { ...blue, price: '9' },
      { ...sand, onHand: '3' },
    ],
  }
  expect(standingErrors(inRows, typed, now)).toEqual({ 'variants.1.sku': 'Taken' })
})

it('moves errors with their rows', () => {
  const green = buildRow({ key: 'green' })
  expect(standingErrors(inRows, typed, { ...typed, variants: [green, sand] })).toEqual({
    'variants.1.sku': 'Taken',
    'variants.1.stock.onHand': 'No',
  })
  expect(standingErrors(inRows, typed, { ...typed, variants: [sand] })).toMatchObject({
    'variants.0.sku': 'Taken',
  })
})

it('knows the makers and warnings, the plan and the form by their fields', () => {
  const errors = {
    ...{ 'safety.makerKey': 'Gone', 'safety.warnings': 'Too long', title: 'Missing' },
    ...{ 'subscription.billingCycles': 'No number', additionalFieldsFormId: 'Gone' },
  }
  const now = { ...typed, makerKey: 'm', warnings: 'Hot', hasPlan: true, formId: 'f' }
  expect(standingErrors(errors, typed, typed)).toEqual(errors)
  expect(standingErrors(errors, typed, now)).toEqual({ title: 'Missing' })
})
