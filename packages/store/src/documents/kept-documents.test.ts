import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { defineDocument } from './document-kind.ts'
import { keepDocuments } from './kept-documents.ts'

const kind = defineDocument<{ readonly title: string }>()('thing', Type.Object({ title: Type.String() }))
const site = { websiteId: 'one' }
const row = (title: unknown, id = 'a') => ({ id, document: JSON.stringify({ title }) })

it('reads a document again when its text is another, and as seldom as that', () => {
  const read = keepDocuments(kind, 1_000)
  const mug = read(site, row('Mug'))
  expect(mug).toEqual({ title: 'Mug' })
  expect(read(site, row('Mug'))).toBe(mug)
  expect(read(site, row('Cup'))).toEqual({ title: 'Cup' })
  expect(read(site, row('Mug'))).toEqual({ title: 'Mug' })
})

it('tells the documents of sites and of ids apart', () => {
  const read = keepDocuments(kind, 1_000)
  const mug = read(site, row('Mug'))
  expect(read({ websiteId: 'two' }, row('Mug'))).not.toBe(mug)
  expect(read(site, row('Mug', 'b'))).not.toBe(mug)
})

it('keeps no more text than it may, and none that is damaged', () => {
  const read = keepDocuments(kind, 30)
  const mug = read(site, row('Mug'))
  read(site, row('Cup', 'b'))
  expect(read(site, row('Mug'))).not.toBe(mug)
  expect(read(site, row(7))).toBeUndefined()
})
