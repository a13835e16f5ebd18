import { describe, expect, it } from 'vitest'
import type { ContentItem, ItemStatus } from '../item.ts'
import { plainItem } from '../item.ts'
import { withAct } from './change-many.ts'
import { inputOfItem } from './item-input.ts'
import { planItem } from './plan-item.ts'

const begun = Date.UTC(2026, 0, 5, 9, 30)
const nowMs = Date.UTC(2026, 0, 26, 12, 0, 20)
const minuteNow = Date.UTC(2026, 0, 26, 12, 0)
const named = Date.UTC(2025, 5, 1)

const draft: ContentItem = {
  ...plainItem,
  ...{ id: 'a', collectionId: 'b', urlId: 'rain', title: 'Rain', excerptHtml: '', bodyHtml: '' },
  ...{ author: { id: '', displayName: '' }, categories: [], tags: [], image: null, isFeatured: false },
  ...{ status: 'draft', publishedAtMs: begun, updatedAtMs: begun },
}
const place = {
  ...{ addressHolderId: null, images: new Map(), terms: { categories: [], tags: [] } },
  ...{ author: undefined, timeZone: 'UTC' },
}
function saved(known: ContentItem, fields: { status?: ItemStatus; publishedAtMs?: number }): ContentItem {
  const plan = planItem(known, { ...inputOfItem(known), ...fields }, { fields: [], nowMs, place })
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems))
  return plan.item
}
const publishedInList = (known: ContentItem) =>
  withAct(known, { act: 'publish', term: '' }, { nowMs, timeZone: 'UTC' })

describe('the day of a post that is published', () => {
  it.each(['draft', 'needs-review', 'private'] as const)(
    'is that on which nobody saw it before (%s), by the form and from the list',
    (status) => {
      const known = { ...draft, status }
      expect(saved(known, { status: 'published' }).publishedAtMs).toBe(minuteNow)
      expect(publishedInList(known)).toMatchObject({ ok: true, item: { publishedAtMs: minuteNow } })
    },
  )

  it('is the one that its owner named, also where that was done before', () => {
    expect(saved(draft, { status: 'published', publishedAtMs: named }).publishedAtMs).toBe(named)
    const kept = saved(draft, { publishedAtMs: named })
    expect(saved(kept, { status: 'published' }).publishedAtMs).toBe(named)
    expect(publishedInList(kept)).toMatchObject({ item: { publishedAtMs: named } })
  })

  it('stays what it was while it is seen', () => {
    const seen = { ...draft, status: 'published' } as const
    expect(saved(seen, { status: 'published' }).publishedAtMs).toBe(begun)
    expect(publishedInList(seen)).toMatchObject({ item: { publishedAtMs: begun } })
  })

  it('is today where what was to come is published from the list', () => {
    const scheduled = { ...draft, status: 'scheduled', publishedAtMs: nowMs + 1 } as const
    expect(publishedInList(scheduled)).toMatchObject({ item: { status: 'published', publishedAtMs: nowMs } })
  })
})
