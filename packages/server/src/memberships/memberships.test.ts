import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const password = 'blue mug, red mug'
const base = '/api/panel/members'

interface SetUp {
  readonly areas: readonly { readonly id: string; readonly updatedAtMs: number; readonly name: string }[]
  readonly plans: readonly { readonly id: string; readonly updatedAtMs: number; readonly name: string }[]
}

let shop: OpenShop
let owner: Visitor
let areaId = ''
let planId = ''
beforeAll(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const things = [{ kind: 'page', id: shop.page.id }]
  const area = { name: 'Inner room', deniedText: 'Only for friends', things }
  areaId = ((await owner.send('POST', `${base}/areas`, area)).json as SetUp).areas[0]?.id ?? ''
  const plan = {
    name: 'Friends',
    description: '',
    areaIds: [areaId],
    price: { kind: 'free' },
    isOffered: true,
  }
  planId = ((await owner.send('POST', `${base}/plans`, plan)).json as SetUp).plans[0]?.id ?? ''
})
afterAll(() => shop.close())

async function tokenTo(email: string): Promise<string> {
  await shop.runJobs()
  const texts = (await keptMail(shop.store)).filter(({ to }) => to === email).map(({ text }) => text)
  return /\/account\/confirm\?token=([\w.-]+)/.exec(texts.join(' '))?.[1] ?? ''
}

async function signUp(email: string): Promise<{ readonly visitor: Visitor; readonly next: string }> {
  const visitor = await shop.visitor()
  await visitor.submit('/account/join', { plan: planId, to: '/about', name: 'Ada', email, password })
  const token = await tokenTo(email)
  const answer = await visitor.submit('/account/confirm', { token, password })
  return { visitor, next: answer.location ?? '' }
}

const rows = async (email: string) => {
  const { json } = await owner.get(`${base}?q=${email}`)
  return (json as { rows: readonly { id: string; source: string; isCurrent: boolean; name: string }[] }).rows
}

describe('joining a plan', () => {
  it('begins at the page that was denied, and ends there', async () => {
    const stranger = await shop.visitor()
    const denied = await stranger.get('/about')
    expect([denied.status, denied.text.includes('Only for friends')]).toEqual([403, true])
    expect(denied.text).toContain(`/account/join?plan=${planId}&amp;to=%2Fabout`)
    const { visitor, next } = await signUp('ada@example.com')
    expect(next).toMatch(/^\/account\/memberships\/confirmed\?membership=\w+&to=%2Fabout$/)
    const confirmed = await visitor.get(next)
    expect([confirmed.status, confirmed.text.includes('You are a member now: Friends.')]).toEqual([200, true])
    expect(confirmed.text).toContain('href="/about"')
    expect((await visitor.get('/about')).text).toContain('We are here.')
    expect((await stranger.get('/about')).text).not.toContain('We are here.')
    expect(await rows('ada@example.com')).toMatchObject([{ source: 'joined', isCurrent: true, name: 'Ada' }])
    const { text } = await owner.get(`${base}.csv?cols=email,changed`)
    expect(text).toMatch(/ada@example\.com,2026-/)
  })

  it('is paid first where the plan has got a price since the mail', async () => {
    const email = 'eve@example.com'
    const plan = { name: 'Circle', description: '', areaIds: [areaId], isOffered: true }
    const free = (await owner.send('POST', `${base}/plans`, { ...plan, price: { kind: 'free' } }))
      .json as SetUp
    const circle = free.plans.find(({ name }) => name === 'Circle')
    const visitor = await shop.visitor()
    await visitor.submit('/account/join', {
      plan: circle?.id ?? '',
      to: '/about',
      name: 'Eve',
      email,
      password,
    })
    const price = { kind: 'paid', cents: 4000, interval: null, lastsDays: 90 }
    const priced = await owner.send('PUT', `${base}/plans/${circle?.id}`, {
      ...plan,
      price,
      updatedAtMs: circle?.updatedAtMs,
    })
    expect(priced.status).toBe(200)
    const answer = await visitor.submit('/account/confirm', { token: await tokenTo(email), password })
    expect(answer.location).toBe(`/account/join?plan=${circle?.id}&to=%2Fabout`)
    expect(await rows(email)).toEqual([])
  })

  it('is done by one press for who is signed in, and undone by one, once each', async () => {
    const { visitor } = await signUp('bo@example.com')
    await visitor.submit('/account/join', { plan: planId, to: '' })
    const [membership, ...others] = await rows('bo@example.com')
    expect(others).toEqual([])
    const left = await visitor.submit('/account/memberships/end', { membership: membership?.id ?? '' })
    expect(left.location).toBe('/account/memberships?done=left')
    expect((await visitor.get('/about')).status).toBe(403)
    const again = await visitor.submit('/account/join', { plan: planId, to: '' })
    expect(again.location).toMatch(/^\/account\/memberships\/confirmed/)
    expect((await visitor.get('/about')).status).toBe(200)
    expect((await visitor.get('/account/join')).text).not.toContain(`plan=${planId}`)
  })

  it('leads to no other site, and ends nobody else’s membership', async () => {
    const { visitor } = await signUp('cy@example.com')
    const [theirs] = await rows('ada@example.com')
    const kept = await visitor.submit('/account/memberships/end', { membership: theirs?.id ?? '' })
    expect(kept.location).toBe('/account/memberships?done=kept')
    expect((await visitor.get(kept.location ?? '')).text).toContain('Nothing has ended:')
    expect(await rows('ada@example.com')).toMatchObject([{ isCurrent: true }])
    const away = await visitor.submit('/account/join', { plan: planId, to: '//evil.example' })
    expect(away.location).not.toContain('evil')
    const signedIn = { email: 'cy@example.com', password, to: 'https://evil.example' }
    expect((await visitor.submit('/account/join/sign-in', signedIn)).location).toBe('/account/memberships')
  })
})

describe('owners', () => {
  it('grant and end memberships, also of those who have no account yet', async () => {
    const grant = { email: 'Di@Example.com', planId, endsAtMs: null }
    expect((await owner.send('POST', `${base}/grants`, grant)).status).toBe(200)
    expect(await rows('di@example.com')).toMatchObject([{ source: 'granted', name: '' }])
    const visitor = await shop.visitor()
    const account = { name: 'Di', email: 'di@example.com', password }
    await visitor.submit('/account/sign-up', account)
    await visitor.submit('/account/confirm', { token: await tokenTo('di@example.com'), password })
    expect((await visitor.get('/about')).status).toBe(200)
    const [row] = await rows('di@example.com')
    await owner.send('POST', `${base}/${row?.id}/end`, {})
    expect((await visitor.get('/about')).status).toBe(403)
  })

  it('keep a plan that had members, and are told when somebody else changed an area', async () => {
    const removal = await owner.send('DELETE', `${base}/plans/${planId}`)
    expect([removal.status, removal.text]).toEqual([409, expect.stringContaining('Offer it no longer')])
    const stale = { name: 'Room', deniedText: '', things: [], updatedAtMs: 1 }
    expect((await owner.send('PUT', `${base}/areas/${areaId}`, stale)).status).toBe(409)
  })

  it('open nothing by saving a page as it was before', async () => {
    const page = await shop.store.collections.find(shop.page.id)
    expect(page?.areaIds).toEqual([areaId])
    const { areaIds: _, ...before } = page ?? shop.page
    await shop.store.transaction(async (tables) => {
      await tables.collections.save(before)
      await tables.site.raiseRevision()
    })
    expect((await (await shop.visitor()).get('/about')).status).toBe(403)
  })

  it('open all that lay in an area by removing it, once it is not all that a paid plan opens', async () => {
    const paid = (await shop.store.membershipPlans.list()).find(({ price }) => price.kind === 'paid')
    if (!paid) throw new Error('Nothing is sold')
    expect((await owner.send('DELETE', `${base}/areas/${areaId}`)).status).toBe(409)
    await shop.store.membershipPlans.save({ ...paid, isOffered: false })
    expect((await owner.send('DELETE', `${base}/areas/${areaId}`)).status).toBe(200)
    expect((await (await shop.visitor()).get('/about')).status).toBe(200)
  })
})
