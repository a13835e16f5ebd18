import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

interface Groups {
  readonly signUpGroups: readonly { readonly productId: string; readonly variantId: string }[]
}

it('a visitor asks to be told of a jar that is gone, gets one mail when it is back, and reads what others think of it', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/moon-jar`)
  const place = page.locator('.product-restock-notification')
  await place.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Email cannot be blank').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await place.getByLabel('Your email').fill('grace@example.org')
  await page.keyboard.press('Enter')
  await place.getByText('Signed up!').waitFor()

  const base = '/api/site-users/account/notifications/restock'
  const [group] = (await read<Groups>(owner.http, `${base}/groups`)).signUpGroups
  const { productId = '', variantId = '' } = group ?? {}
  const stock = `/api/panel/products/${productId}/variants/${variantId}/stock`
  await owner.http.send('PUT', stock, { unlimited: false, onHand: 3 })
  const sent = await owner.http.send('POST', `${base}/send`, { productId, variantId })
  // The minute may turn meanwhile: then they are told by themselves.
  expect(sent.status).toBe(200)
  const told = async () =>
    (await read<{ rows: { to: string; subject: string }[] }>(owner.http, '/api/panel/mail')).rows.filter(
      ({ to }) => to === 'grace@example.org',
    )
  await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ subject: 'Moon jar is back' }])

  await saveSettings(owner.http, '/api/panel/settings/reviews', { isImported: true })
  const rows = Array.from(
    { length: 9 },
    (_, each) => `moon-jar,${5 - (each % 2)},Number ${each}.,2025-05-1${each}`,
  )
  const file = new FormData()
  file.set('file', new Blob([`product,rating,body,date\n${rows.join('\n')}\n`]), 'reviews.csv')
  const taken = await fetch(`${shop.url}/api/panel/review-imports`, {
    method: 'POST',
    headers: { cookie: owner.http.cookieHeader, 'x-csrf-token': owner.http.cookie('crumb') ?? '' },
    body: file,
  })
  expect(await taken.json()).toMatchObject({ added: 9 })
  await page.goto(`${shop.url}/shop/moon-jar`)
  const reviews = page.locator('#reviews')
  await reviews.getByRole('link', { name: 'More reviews' }).scrollIntoViewIfNeeded()
  await expect.poll(() => reviews.locator('.product-review').count()).toBe(8)
  await reviews.getByRole('link', { name: 'More reviews' }).click()
  await page.getByText('Number 0.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await pixelsTooWide(page)).toBe(0)
  expect(problems).toEqual([])
})
