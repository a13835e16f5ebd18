import { buildOrder, buildOrderLine } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { parcelParagraphs, usualParcelText } from './parcel-paragraphs.ts'

const mug = buildOrderLine({ id: 'm', title: 'Mug', quantity: 2, optionValues: [] })
const course = buildOrderLine({
  id: 'c',
  title: 'Course',
  quantity: 1,
  optionValues: [],
  productType: 'service',
})
const parcel = { shippedAtMs: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
const mugs = (quantity: number) => ({ lineId: 'm', quantity })
const one = { lineId: 'c', quantity: 1 }

it('names the goods of a parcel as what is in it, and a service beside them as done', () => {
  const fulfillments = [{ ...parcel, lines: [mugs(1), one] }]
  const sent = buildOrder({ lines: [mug, course], fulfillments })
  expect(parcelParagraphs('partly-fulfilled', sent, 1)).toEqual([
    'In this parcel: 1 × Mug',
    'Done: 1 × Course',
    'Still to come: 1 × Mug',
  ])
  const round = buildOrder({ ...sent, shipping: { key: 'r', name: 'Round', isLocal: true } })
  expect(parcelParagraphs('partly-delivered', round, 1).slice(0, 2)).toEqual([
    'Delivered: 1 × Mug',
    'Done: 1 × Course',
  ])
})

it('names no goods where a service alone was done, also with a tracking number', () => {
  const tracked = { ...parcel, trackingNumber: 'A1', lines: [one] }
  const done = buildOrder({ lines: [mug, course], fulfillments: [tracked] })
  expect(parcelParagraphs('partly-fulfilled', done, 1)).toEqual([
    'Tracking number: A1',
    'Done: 1 × Course',
    'Still to come: 2 × Mug',
  ])
})

it('says that the goods are on their way of the parcel that brings the last of them, not of one with a service', () => {
  const course2 = { ...course, quantity: 2 }
  const goods = { ...parcel, carrier: 'DHL', lines: [mugs(2)] }
  const service = { ...parcel, shippedAtMs: 2, trackingNumber: 'A1', lines: [one] }
  const order = buildOrder({ lines: [mug, course2], fulfillments: [goods, service] })
  expect(usualParcelText('partly-fulfilled', order, 1)).toMatchObject({
    subject: expect.stringContaining('goods'),
  })
  expect(usualParcelText('partly-fulfilled', order, 2)).toBeUndefined()
})
