import { expect, it } from 'vitest'
import { type ContentItem, plainItem } from '../item.ts'
import { withAct } from './change-many.ts'

const nowMs = Date.UTC(2026, 0, 26, 12)
const draft: ContentItem = {
  ...plainItem,
  ...{ id: 'a', collectionId: 'b', urlId: 'rain', title: 'Rain', excerptHtml: '', bodyHtml: '' },
  ...{ author: { id: '', displayName: '' }, categories: [], tags: [], image: null, isFeatured: false },
  ...{ status: 'draft', publishedAtMs: nowMs - 2, updatedAtMs: nowMs - 2 },
}
const context = { nowMs, timeZone: 'UTC', hasDraft: true }

it('a post is not published from the list without what was written of it and is not saved', () => {
  const publish = { act: 'publish', term: '' } as const
  expect(withAct(draft, publish, context)).toEqual({ ok: false, problem: 'draft-unsaved' })
  expect(withAct(draft, publish, { ...context, hasDraft: false })).toMatchObject({ ok: true })
  expect(withAct({ ...draft, status: 'published' }, publish, context)).toMatchObject({ ok: true })
})
