import { newId, noon } from '@vitrine/store/testing/builders'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const email = 'ada@example.com'
/** Whatever is kept of her has one of these. */
const words = ['ada@', 'byron', 'lovelock', 'bell jar', 'shipwright']

let shop: OpenShop
let admin: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  admin = await shop.visitor()
  await signInAs(admin, shop.store, ['admin'])
})
afterEach(() => shop.close())

async function comment(body: string, authorName: string, authorEmail = email): Promise<string> {
  const id = newId()
  await shop.store.comments.save({
    ...{ id, authorName, authorEmail, body, itemId: shop.mug.id },
    ...{ parentId: null, depth: 0, status: 'pending', createdAtMs: noon },
    ...{ likeCount: 0, flagCount: 0, isByOwner: false },
  })
  return id
}

/** What is kept of acts, and of what stood before them. */
const kept = async () => {
  const held = await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, words)
  const ofActs = [...held].filter(([table]) => table.startsWith('audit_') || table === 'listed_activity')
  return Object.fromEntries(ofActs)
}

describe('a person to whom owners did something, once they are erased', () => {
  it('is named nowhere in the record of acts, nor are their words', async () => {
    await subscribe(shop)
    const { rows } = (await admin.get('/api/panel/subscriptions')).json as { rows: { id: string }[] }
    const path = `/api/panel/subscriptions/${rows[0]?.id}`
    expect((await admin.send('POST', `${path}/acts`, { act: 'skip' })).status).toBe(200)
    expect((await admin.send('POST', `${path}/price`, { unitPriceCents: 900 })).status).toBe(200)
    expect((await admin.send('POST', `${path}/mails`, {})).status).toBe(200)
    expect(await kept()).toEqual({})
  })

  it('leaves nothing of what they wrote in comments that owners judged or removed', async () => {
    const stays = await comment('The bell jar', 'Ada Lovelock')
    const goes = await comment('A shipwright', 'Ada Byron', 'ADA@example.com')
    const other = await comment('Another', 'Mira', 'mira@example.com')
    const judge = (id: string) => admin.send('PUT', `/api/panel/comments/${id}`, { status: 'public' })
    for (const id of [stays, goes, other]) expect((await judge(id)).status).toBe(200)
    expect((await admin.send('DELETE', `/api/panel/comments/${goes}`)).status).toBe(200)
    expect(Object.keys(await kept())).toContain('audit_images')

    const erased = await admin.send('POST', '/api/panel/persons/erasure', { email, comments: 'removed' })
    expect(erased.status).toBe(200)
    expect(await kept()).toEqual({})
    const acts = await shop.store.auditLog.list({ limit: 50, offset: 0 })
    const left = await Promise.all(acts.map(({ id }) => shop.store.auditLog.images(id)))
    expect(left.flat().map(({ documentId }) => documentId)).toContain(other)
    expect(JSON.stringify(left)).not.toContain(goes)
  })
})
