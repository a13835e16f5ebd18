import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

const english = 'Shop Events Journal About Gallery Contact Commission Pour-over Answers Visit Stockists Care'
const german =
  'Startseite Geschenkgutscheine Veranstaltungen Zeitschrift Auftragsarbeiten Fragen Kontaktformular Galerie Händlerverzeichnis Nachhaltigkeit Mitgliedschaften Anfahrt'

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

it.each([
  [
    'four entries',
    'Tidewater',
    english,
    4,
    ['768 folded', '900 open', '1024 open', '1280 open', '1440 open'],
  ],
  [
    'eight entries',
    'Tidewater',
    english,
    8,
    ['768 folded', '900 folded', '1024 folded', '1280 open', '1440 open'],
  ],
  [
    'eight long words',
    'Tidewater',
    german,
    8,
    ['768 folded', '900 folded', '1024 folded', '1280 folded', '1440 open'],
  ],
  [
    'a long name',
    'Töpferwerkstatt & Kaffeerösterei Lindenhof',
    english,
    6,
    ['768 folded', '900 folded', '1024 folded', '1280 open', '1440 open'],
  ],
])('a menu of %s stands in one line or folds, with and without scripts', async (_what, ...given) => {
  const [name, words, count, expected] = given
  await showMenu(name, words.split(' ').slice(0, count))
  expect(await lookAtHeader(true)).toEqual(expected)
  expect(await lookAtHeader(false)).toEqual(expected)
})

/** Gives the site a name and a main menu of such words. */
async function showMenu(siteTitle: string, words: readonly string[]): Promise<void> {
  const { header, footer } = await (await owner.http.get('/api/site-header-footer')).json()
  const navigation = words.map((title) => ({
    kind: 'external',
    title,
    url: 'https://example.org/',
    newWindow: false,
  }))
  const change = { header: { ...header, siteTitle, navigation }, footer }
  expect((await owner.http.send('PUT', '/api/site-header-footer', change)).status).toBe(200)
}

/** How the menu stands at several widths, and what is wrong with the header where anything is. */
async function lookAtHeader(javaScriptEnabled: boolean): Promise<string[]> {
  const { page } = await openPage(browser, { javaScriptEnabled })
  const found: string[] = []
  for (const width of [768, 900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${shop.url}/about`)
    found.push(`${width} ${await page.evaluate(headerState)}`)
  }
  await page.context().close()
  return found
}

/** Runs in the page. */
function headerState(): string {
  const part = (selector: string) => {
    const element = document.querySelector(`.site-top ${selector}`)
    if (!element) throw new Error(`The header has no ${selector}.`)
    return element
  }
  const [name, tools, menu, folded] = [
    '.site-header > .site-name',
    '.header-tools',
    '.main-nav',
    '.site-menu',
  ].map(part) as [Element, Element, Element, Element]
  const isOpen = menu.checkVisibility()
  const { left, right } = menu.getBoundingClientRect()
  const isOver = left < name.getBoundingClientRect().right || right > tools.getBoundingClientRect().left
  const problems = [
    folded.checkVisibility() === isOpen && 'two menus or none',
    isOpen && isOver && 'menu over what is beside it',
    part('.site-header').getBoundingClientRect().height > 82 && 'high',
    document.documentElement.scrollWidth > innerWidth && 'wide',
  ].filter((problem) => problem !== false)
  return [isOpen ? 'open' : 'folded', ...problems].join(', ')
}
