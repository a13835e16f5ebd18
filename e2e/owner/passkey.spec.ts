import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { type Keyboard, takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// An owner with a passkey, whose device Chromium plays; by the keyboard alone.

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
let keyboard: Keyboard
let devices: CDPSession
let authenticatorId = ''
let address = ''
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  address = shop.url.replace('127.0.0.1', 'localhost')
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  keyboard = takeKeyboard(page)
  devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const made = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  authenticatorId = made.authenticatorId
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => keyboard.press(button(name), 'Enter')
const passkeys = () => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
const hasCome = () => page.getByRole('heading', { name: 'Your account' }).waitFor()

async function givePassword(): Promise<void> {
  await keyboard.write(field('Email'), owner.email)
  await keyboard.write(page.getByRole('textbox', { name: /^password/i }), owner.password)
  await press('Sign in')
}

async function signOut(): Promise<void> {
  await press(/^Account of /)
  const item = page.getByRole('menuitem', { name: 'Sign out' })
  await item.waitFor()
  // The menu takes the focus a moment after it is seen.
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
}

it('says in words that a number is no name to have passkeys at', async () => {
  await page.goto(`${shop.url}/config/account`)
  await givePassword()
  await hasCome()
  await page.getByText('Passkeys belong to the name of a host').waitFor()
  expect(await button('Add a passkey').count()).toBe(0)
})

it('a passkey is added, and the recovery codes with it', async () => {
  await page.goto(`${address}/config/account`)
  await button('Sign in').waitFor()
  expect(await button('Sign in with a passkey').count()).toBe(0)
  await givePassword()
  await hasCome()
  await press('Add a passkey')
  await keyboard.write(field('Name of the passkey'), 'The laptop')
  await press('Make the passkey')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  await press('I kept them')
  await passkeys().filter({ hasText: 'The laptop' }).waitFor()
  expect(await passkeys().textContent()).toContain('Never used')
  await keyboard.holdsFocus()
})

it('the same device makes no second one', async () => {
  await press('Add a passkey')
  await press('Make the passkey')
  await page.getByText('This device has a passkey of your account already.').waitFor()
  await press('Cancel')
})

it('it signs in without a password', async () => {
  await signOut()
  await press('Sign in with a passkey')
  await hasCome()
  await passkeys().filter({ hasText: 'Last used' }).waitFor()
})

it('it is asked for after the password', async () => {
  await signOut()
  await givePassword()
  await field('Recovery code').waitFor()
  await press('Use a passkey')
  await hasCome()
})

it('a browser that was told to stop lets nobody in, and says so', async () => {
  await signOut()
  await givePassword()
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await press('Use a passkey')
  await page.getByText('No passkey was used').waitFor()
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await press('Use a passkey')
  await hasCome()
})

it('it is renamed', async () => {
  await press('Rename The laptop')
  await keyboard.write(field('Name of the passkey'), 'The old laptop')
  await press('Rename')
  await passkeys().filter({ hasText: 'The old laptop' }).waitFor()
})

it('the last one is removed with the password, which opens the panel again', async () => {
  await press('Remove The old laptop')
  await press('Confirm remove')
  await page.getByText('This is your last passkey. Enter your password').waitFor()
  await keyboard.write(page.getByRole('textbox', { name: 'Your password' }), owner.password)
  await press('Confirm remove')
  await page.getByText('Nobody can guess a passkey').waitFor()
  await keyboard.holdsFocus()
  await signOut()
  await button('Sign in').waitFor()
  expect(await button('Sign in with a passkey').count()).toBe(0)
  await givePassword()
  await hasCome()
  expect(problems).toEqual([])
})
