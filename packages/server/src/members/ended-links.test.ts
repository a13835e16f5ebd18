import type { SiteStore, Store } from '@vitrine/store/store'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSite } from '../jobs/prune.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import {
  accountMailsTo,
  makeAccount,
  memberPassword as password,
  signInMember,
  tokenTo,
} from '../testing/selling/make-account.ts'
import type { Visitor } from '../testing/visit.ts'

const email = 'ada@example.com'
const next = 'wanted@example.com'

let shop: OpenShop
let ada: Visitor
/** What is done before the next transaction begins. */
let meanwhile: (() => Promise<unknown>) | null = null
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
    storeOf: heldBack,
  })
  ada = await makeAccount(shop, email)
})
afterEach(() => shop.close())

function heldBack(store: Store): Store {
  const site = (websiteId: string): SiteStore => {
    const own = store.site(websiteId)
    const transaction: SiteStore['transaction'] = async (work, options) => {
      const act = meanwhile
      meanwhile = null
      await act?.()
      return own.transaction(work, options)
    }
    return Object.create(own, { transaction: { value: transaction } })
  }
  return Object.create(store, { site: { value: site } })
}

const askToMove = () => ada.submit('/account/email', { email: next, password })
const erase = () => ada.submit('/account/erasure', { password })
const tablesOf = async (word: string) =>
  Object.keys(
    Object.fromEntries(await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, [word])),
  )

describe('a mailed link of an account', () => {
  it('is cleared away once it is too old, with the name and the password of who never confirmed it', async () => {
    await (await shop.visitor()).submit('/account/sign-up', { name: 'Mira Bell', email: next, password })
    expect(await tablesOf('Mira Bell')).toEqual(['member_links'])
    await pruneSite(shop.store, shop.clock.nowMs + 86_399_000)
    expect(await tablesOf('Mira Bell')).toEqual(['member_links'])
    await pruneSite(shop.store, shop.clock.nowMs + 86_400_000)
    expect(await tablesOf('Mira Bell')).toEqual([])
  })

  it('goes with an erasure to wherever it was mailed, with its mail, and leaves other mails to that address', async () => {
    await (await shop.visitor()).submit('/account/sign-up', { name: 'Mira Bell', email: next, password })
    await askToMove()
    expect(await accountMailsTo(shop, next)).toHaveLength(2)
    await askToMove()
    expect((await erase()).location).toBe('/account?done=erased')
    await shop.runJobs()
    const left = (await keptMail(shop.store)).filter(({ to }) => to === next)
    expect(left.map(({ text }) => /account\/([\w-]+)\?/.exec(text)?.[1])).toEqual(['confirm'])
    expect(await tablesOf('"memberId"')).toEqual([])
  })

  it('moves no account any more whose password was changed since', async () => {
    await askToMove()
    const token = await tokenTo(shop, next, 'new-address')
    const newPassword = 'green bowl, green cup'
    await ada.submit('/account/password', { password, newPassword })
    const moved = await ada.submit('/account/new-address', { token, password: newPassword })
    expect(moved.status).toBe(410)
  })

  it('moves no account any more whose password was forgotten since', async () => {
    await askToMove()
    const token = await tokenTo(shop, next, 'new-address')
    await ada.submit('/account/forgotten', { email })
    const reset = await tokenTo(shop, email, 'new-password')
    await ada.submit('/account/new-password', { token: reset, password: 'green bowl, green cup' })
    const body = { token, password: 'green bowl, green cup' }
    expect((await ada.submit('/account/new-address', body)).status).toBe(410)
  })
})

describe('an erasure by whoever it is about', () => {
  it('is not done with a password that is changed while it is checked', async () => {
    const elsewhere = await shop.visitor()
    await signInMember(elsewhere, email)
    const newPassword = 'green bowl, green cup'
    meanwhile = () => elsewhere.submit('/account/password', { password, newPassword })
    expect((await erase()).location).toBe('/account?done=not-erased')
    expect(await shop.store.members.findByEmail(email)).toBeDefined()
    expect((await signInMember(await shop.visitor(), email, newPassword)).status).toBe(200)
  })

  it('is not done with one that is locked meanwhile', async () => {
    const member = (await shop.store.members.findByEmail(email)) ?? expect.fail()
    meanwhile = () => shop.store.members.save({ ...member, isLocked: true })
    const { location } = await erase()
    expect(location).toBe('/account?done=not-erased')
    expect((await (await shop.visitor()).get(location ?? '')).text).toContain('Nothing was erased.')
    expect(await shop.store.members.findByEmail(email)).toBeDefined()
  })

  it('is not done with one that moves to another address meanwhile', async () => {
    await askToMove()
    const token = await tokenTo(shop, next, 'new-address')
    const elsewhere = await shop.visitor()
    meanwhile = () => elsewhere.submit('/account/new-address', { token, password })
    expect((await erase()).location).toBe('/account?done=not-erased')
    expect(await shop.store.members.findByEmail(next)).toBeDefined()
    expect(
      (await shop.store.members.formerEmails((await shop.store.members.findByEmail(next))?.id ?? ''))[0],
    ).toMatchObject({ email })
  })
})
