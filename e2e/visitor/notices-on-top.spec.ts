import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { openRoom, signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  await switchAllOn()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('popup, question about cookies and announcement come once, and stay away once they were answered', async () => {
    const { page, problems } = await visit({ viewport })
    const { popup, cookies, announcement } = noticesOf(page)
    // The server writes it closed: on a busy machine its second is over before the page could be asked.
    expect(await (await page.request.get(shop.url)).text()).toMatch(
      /<dialog (?![^>]*\sopen)[^>]*popup-overlay/,
    )
    await cookies.waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    // Its second is over, and it would lie over the question.
    await page.clock.runFor(10_000)
    expect(await popup.isVisible()).toBe(false)
    await cookies.getByRole('button', { name: 'Decline' }).click()
    await cookies.waitFor({ state: 'hidden' })
    await popup.waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Ten off the first mug')
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)

    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'hidden' })
    expect(await findAccessibilityProblems(page)).toEqual([])
    await announcement.getByRole('button', { name: 'Close announcement' }).click()
    await announcement.waitFor({ state: 'hidden' })

    await page.reload({ waitUntil: 'networkidle' })
    // Much longer than the popup took to come.
    await page.clock.runFor(10_000)
    expect(await popup.isVisible()).toBe(false)
    expect(await cookies.isVisible()).toBe(false)
    expect(await announcement.isVisible()).toBe(false)
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'cookie-consent') ?? {}
    expect(value).toBe('necessary')
    expect(problems).toEqual([])
    await page.context().close()
  })
})

it('the button of the popup leads on, and the popup does not come again', async () => {
  const { page } = await visit({})
  const { cookies, popup } = noticesOf(page)
  await cookies.getByRole('button', { name: 'Decline' }).click()
  await popup.getByRole('link', { name: 'See the mugs' }).click()
  await page.waitForURL(`${shop.url}/shop`)
  await page.clock.runFor(10_000)
  expect(await popup.isVisible()).toBe(false)
  await page.context().close()
})

it('the bar that buys, the bar for phones and the question about cookies stand above one another', async () => {
  const { page, problems } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/shop/gooseneck-kettle`)
  const { cookies } = noticesOf(page)
  await cookies.waitFor()
  const box = async (selector: string) => page.locator(selector).boundingBox()
  const gaps = async () => {
    const [buying, contact, question] = [
      await box('[data-buy-bar]'),
      await box('.sqs-mobile-info-bar'),
      await box('.sqs-cookie-banner-v2'),
    ]
    const bottomOf = (place: typeof buying) => Math.round((place?.y ?? 0) + (place?.height ?? 0))
    const below = question ? Math.round(question.y) : 844
    return [Math.round(contact?.y ?? 0) - bottomOf(buying), below - bottomOf(contact)]
  }
  await page.locator('[data-buy-bar]').waitFor()
  await expect.poll(gaps).toEqual([0, 0])
  await cookies.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(gaps).toEqual([0, 0])
  await page.reload()
  await page.locator('[data-buy-bar]').waitFor()
  await expect.poll(gaps).toEqual([0, 0])
  expect(problems).toEqual([])
  await page.context().close()
})

function noticesOf(page: Page) {
  return {
    popup: page.getByRole('dialog', { name: 'Ten off the first mug' }),
    cookies: page.getByRole('region', { name: 'Cookies' }),
    announcement: page.getByRole('complementary', { name: 'Announcement' }),
  }
}

async function visit(options: BrowserContextOptions): Promise<{ page: Page; problems: string[] }> {
  const opened = await openPage(browser, options)
  await opened.page.clock.install()
  await opened.page.goto(shop.url)
  return opened
}

/** The owner fills the room in and switches everything on; the shop's own announcement is on already. */
async function switchAllOn(): Promise<void> {
  const owner = await becomeOwner(shop)
  const { page, problems } = await openPage(browser)
  await signIn(page, shop, owner)
  await openRoom(page, 'Website')
  const part = (name: string) => page.getByRole('region', { name })
  const switchOn = (name: string) => part(name).getByRole('switch').check({ force: true })

  await switchOn('Announcement bar')
  await page.getByRole('textbox', { name: 'Text of the bar' }).fill('The kiln is open on Saturday.')
  await part('Announcement bar').getByLabel('Leads to').fill('/events')
  // The shop's popup takes sign-ups, on two of its pages.
  await switchOn('Popup')
  await part('Popup').getByLabel('Visitors can').selectOption('Follow a button')
  await part('Popup').getByLabel('Only on these pages').first().focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await part('Popup').getByLabel('Headline').fill('Ten off the first mug')
  await page.getByRole('textbox', { name: 'Text of the popup' }).fill('Write to us, and we send you a word.')
  await part('Popup').getByLabel('Button', { exact: true }).fill('See the mugs')
  await part('Popup').getByLabel('Button leads to').fill('/shop')
  await part('Popup').getByLabel('Seconds').fill('1')
  await switchOn('Cookie banner')
  await switchOn('Info bar on phones')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Notices were saved').waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}
