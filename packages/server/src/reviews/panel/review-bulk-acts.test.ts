import type { Review } from '@vitrine/domain/reviews/review'
import { newId, noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

it('many reviews are published, judged again where that is taken back, and removed', async () => {
  const shop = await openShop()
  const one = (authorName: string, status: Review['status']): Review => ({
    id: newId(),
    productId: shop.mug.id,
    productTitle: 'Mug',
    status,
    source: 'native',
    originKey: `order:${authorName}`,
    orderId: null,
    rating: 5,
    title: '',
    body: 'Good',
    authorName,
    authorEmail: `${authorName}@example.com`,
    createdAtMs: noon,
    changedAtMs: noon,
    answer: '',
  })
  for (const review of [one('ada', 'pending'), one('bea', 'rejected'), one('cid', 'public')])
    await shop.store.reviews.insert(review)
  const rows = async () =>
    (await shop.store.reviews.list(everyRow({ sort: { key: 'date', isDescending: false } }))).rows
  const states = async () =>
    Object.fromEntries((await rows()).map(({ authorName, status }) => [authorName, status]))
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const act = async (key: string, query = '') => {
    const body = { selection: { view: { f: query } }, input: {}, isDryRun: false }
    const selection = query === '' ? { view: {} } : body.selection
    const answer = await owner.send('POST', `/api/panel/reviews/acts/${key}`, { ...body, selection })
    await shop.runJobs()
    return (answer.json as { bulkAct: { id: string } }).bulkAct.id
  }
  const published = await act('publish')
  expect(await states()).toEqual({ ada: 'public', bea: 'public', cid: 'public' })
  const bea = (await rows()).find(({ authorName }) => authorName === 'bea')
  if (bea) await shop.store.reviews.save({ ...bea, status: 'pending' })
  await owner.send('POST', `/api/panel/bulk-acts/${published}/undo`, {})
  await shop.runJobs()
  expect(await states()).toEqual({ ada: 'pending', bea: 'pending', cid: 'public' })
  await act('remove')
  expect(await rows()).toEqual([])
  await shop.close()
})
