import { byTitle, everyRow } from '@vitrine/store/testing/list-ask'
import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'

it('the page to withdraw on is linked to by no page of a site that sells nothing and never did, which shows no cart either', async () => {
  const quiet = await openShop({ storeSettings: { defaultCountry: 'DE' }, site: { language: 'de-DE' } })
  quiet.clock.nowMs = Date.parse('2026-10-12T12:00:00Z')
  const shown = async () => {
    const { showCart } = JSON.parse((await quiet.get('/shop?format=json')).body) as { showCart: boolean }
    return [showCart, (await quiet.get('/shop')).body.includes('href="/withdraw"')]
  }
  expect(await shown()).toEqual([true, true])
  for (const { id } of (await quiet.store.products.listed(everyRow(byTitle))).rows)
    await quiet.store.products.remove(id)
  await quiet.store.site.raiseRevision()
  expect(await shown()).toEqual([false, false])
  await quiet.close()
})
