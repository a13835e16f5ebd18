import { newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { restockMailKind } from './send-restock-mail.ts'

it('many who wait are told once, one after the other, but for what is not in stock, and are removed', async () => {
  const shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  const gone = shop.file.variants[0]
  for (const [product, variant, email] of [
    [shop.mug, shop.mug.variants[0], 'ada@example.com'],
    [shop.mug, shop.mug.variants[0], 'cy@example.com'],
    [shop.lastOne, { ...gone, id: newId() }, 'bea@example.com'],
  ] as const)
    await shop.store.restock.signUp({
      id: newId(),
      productId: product.id,
      variantId: variant?.id ?? '',
      productTitle: product.title,
      variantName: '',
      email,
      joinsList: false,
      language: '',
      state: 'waiting',
      createdAtMs: noon,
      changedAtMs: noon,
    })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const act = async (key: string, isDryRun = false) => {
    const body = { selection: { view: {} }, input: {}, isDryRun }
    const answer = await owner.send('POST', `/api/panel/restock/acts/${key}`, body)
    await shop.runJobs()
    return answer.json
  }
  const told = async () =>
    (await keptMail(shop.store)).filter(({ reason }) => reason === 'restock').map(({ to }) => to)
  expect(await act('tell', true)).toMatchObject({
    dryRun: { wouldChange: 2, failed: 1, failures: [{ message: 'It is not in stock.' }] },
  })
  expect(await told()).toEqual([])
  // One that failed waits for hours, and is not waited for.
  const { jobs } = shop.store
  await jobs.enqueue({ id: 'failed', kind: restockMailKind, payload: { signUpId: '' }, runAtMs: 0 })
  await jobs.claim({ nowMs: shop.clock.nowMs, leaseMs: 1, limit: 9 })
  await jobs.retry('failed', { message: 'Busy', runAtMs: shop.clock.nowMs + 10_800_000, isDead: false })
  await act('tell')
  await act('tell')
  // The mails of orders come between those of a long selection.
  expect(await told()).toHaveLength(1)
  shop.clock.nowMs += 200
  await shop.runJobs()
  expect((await told()).toSorted()).toEqual(['ada@example.com', 'cy@example.com'])
  await act('remove')
  expect(
    (await shop.store.restock.list(everyRow({ sort: { key: 'asked', isDescending: false } }))).rows,
  ).toEqual([])
  await shop.close()
})
