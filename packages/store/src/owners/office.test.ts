import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildAccount, buildImage, newId, noon } from '../testing/builders.ts'
import { keptMail } from '../testing/kept-mail.ts'

let built: BuiltStore

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('accounts', () => {
  it('are found by email in any case, and are one per email', async () => {
    const { accounts } = built.siteStore
    const account = buildAccount({ email: 'Owner@Example.com' })
    await accounts.save(account)
    expect(await accounts.findByEmail(' owner@example.COM')).toEqual(account)
    expect(await accounts.find(account.id)).toEqual(account)
    expect(await accounts.count()).toBe(1)
    await expect(accounts.save(buildAccount({ email: 'OWNER@example.com' }))).rejects.toThrow()
  })

  it('stay removed when somebody who holds them saves them meanwhile', async () => {
    const { accounts } = built.siteStore
    const account = buildAccount()
    await accounts.save(account)
    const held = Promise.withResolvers<void>()
    const changed = built.siteStore.transaction(async (tables) => {
      const known = await tables.accounts.lock(account.id)
      held.resolve()
      await wait(100)
      if (known) await tables.accounts.save({ ...known, displayName: 'Still here' })
    })
    await held.promise
    await Promise.all([changed, accounts.remove(account.id)])
    expect(await accounts.find(account.id)).toBeUndefined()
  })

  it('come from an invitation that works once and not for ever', async () => {
    const { accounts } = built.siteStore
    await accounts.saveInvitation('late', noon - 1)
    expect(await accounts.takeInvitation('late', noon)).toBe(false)
    await accounts.saveInvitation('former', noon + 1000)
    await accounts.saveInvitation('hash', noon + 1000)
    const takes = await Promise.all([
      accounts.takeInvitation('hash', noon),
      accounts.takeInvitation('hash', noon),
      accounts.takeInvitation('former', noon),
      accounts.takeInvitation('unknown', noon),
    ])
    expect(takes.filter((isTaken) => isTaken)).toHaveLength(1)
    expect(takes.slice(2)).toEqual([false, false])
  })
})

describe('sessions', () => {
  const signIn = {
    tokenHash: 'hash',
    accountId: 'a',
    createdAtMs: noon,
    expiresAtMs: noon + 1000,
    device: 'Firefox on Linux',
    network: '203.0.113.0',
    lastSeenAtMs: noon,
    confirmedAtMs: noon,
  }

  it('end at their time, at sign-out, and all at once', async () => {
    const { sessions } = built.siteStore
    await sessions.save(signIn)
    await sessions.save({ ...signIn, tokenHash: 'other' })
    expect(await sessions.find('hash', noon)).toEqual(signIn)
    expect(await sessions.find('hash', noon + 1000)).toBeUndefined()
    await sessions.remove('hash')
    expect(await sessions.find('hash', noon)).toBeUndefined()
    await sessions.removeAll('a')
    expect(await sessions.find('other', noon)).toBeUndefined()
  })
})

describe('links that sign in', () => {
  it('are one an account, worth one use, and not for ever', async () => {
    const { signInLinks } = built.siteStore
    const link = { accountId: 'a', tokenHash: 'former', expiresAtMs: noon + 1000 }
    await signInLinks.save(link)
    await signInLinks.save({ ...link, tokenHash: 'latter' })
    await signInLinks.save({ ...link, accountId: 'b', tokenHash: 'late', expiresAtMs: noon })
    const takes = await Promise.all([
      signInLinks.take('latter', noon),
      signInLinks.take('latter', noon),
      signInLinks.take('former', noon),
      signInLinks.take('late', noon),
    ])
    expect(takes.toSorted()).toEqual(['a', null, null, null])
  })
})

describe('rate limits', () => {
  it('allow so many attempts in a window, and start again after it', async () => {
    const { rateLimits } = built.siteStore
    const take = (nowMs: number) => rateLimits.take('sign-in 1.2.3.4', { max: 3, windowMs: 1000, nowMs })
    const burst = await Promise.all([take(0), take(0), take(0), take(0), take(0)])
    expect(burst.filter((each) => each.allowed)).toHaveLength(3)
    expect(await take(400)).toEqual({ allowed: false, retryAfterMs: 600 })
    expect(await take(1000)).toEqual({ allowed: true, retryAfterMs: 1000 })
  })

  it('count what is given back no more', async () => {
    const { rateLimits } = built.siteStore
    const take = () => rateLimits.take('unlock page', { max: 2, windowMs: 1000, nowMs: 0 })
    await take()
    await rateLimits.giveBack('unlock page')
    await rateLimits.giveBack('unlock page')
    await rateLimits.giveBack('nobody')
    const allowed = [await take(), await take(), await take()].map((each) => each.allowed)
    expect(allowed).toEqual([true, true, false])
  })

  it('do not grow longer when the clock is set back', async () => {
    const { rateLimits } = built.siteStore
    const limit = { max: 1, windowMs: 600_000 }
    const take = (nowMs: number) => rateLimits.take('clock 1.2.3.4', { ...limit, nowMs })
    await take(noon)
    expect(await take(noon + 540_000)).toEqual({ allowed: false, retryAfterMs: 60_000 })
    const hourBefore = noon - 3_060_000
    expect(await take(hourBefore)).toEqual({ allowed: false, retryAfterMs: 60_000 })
    expect(await take(hourBefore + 60_000)).toMatchObject({ allowed: true })
  })
})

describe('jobs', () => {
  const job = { id: 'j1', kind: 'send-mail', payload: { to: 'ada' }, runAtMs: noon }
  const claim = { nowMs: noon, leaseMs: 1000, limit: 10 }

  it('are claimed by one worker at a time, and again when the lease ran out', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    await jobs.enqueue({ ...job, id: 'later', runAtMs: noon + 5000 })
    const claims = await Promise.all([jobs.claim(claim), jobs.claim(claim)])
    expect(claims.flat()).toEqual([{ ...job, attempts: 1 }])
    expect(await jobs.claim({ ...claim, nowMs: noon + 999 })).toEqual([])
    expect(await jobs.claim({ ...claim, nowMs: noon + 1000 })).toEqual([{ ...job, attempts: 2 }])
    await jobs.finish('j1')
    expect(await jobs.claim({ ...claim, nowMs: noon + 4000 })).toEqual([])
  })

  it('wait after a failure, and are put aside at last', async () => {
    const { jobs } = built.siteStore
    await jobs.enqueue(job)
    await jobs.retry('j1', { message: 'No answer', runAtMs: noon + 500, isDead: false })
    expect(await jobs.claim(claim)).toEqual([])
    await jobs.retry('j1', { message: 'Still no answer', runAtMs: noon, isDead: true })
    expect(await jobs.claim({ ...claim, nowMs: noon + 9000 })).toEqual([])
    expect(await jobs.find('j1')).toMatchObject({ state: 'dead', lastError: 'Still no answer' })
  })

  it('are announced when they are committed, and only then', async () => {
    const { siteStore, store } = built
    let announced = 0
    const stop = store.onJobsEnqueued(() => {
      announced += 1
    })
    await siteStore.transaction(({ jobs }) => jobs.enqueue(job))
    const failing = siteStore.transaction(async ({ jobs }) => {
      await jobs.enqueue({ ...job, id: 'lost' })
      throw new Error('Changed my mind')
    })
    await expect(failing).rejects.toThrow()
    await siteStore.jobs.enqueue({ ...job, id: 'j2' })
    stop()
    await siteStore.jobs.enqueue({ ...job, id: 'j3' })
    expect(announced).toBe(2)
    expect(await store.sitesWithDueJobs(noon)).toEqual([built.website.id])
    expect(await store.sitesWithDueJobs(noon - 1)).toEqual([])
  })
})

describe('the mailbox', () => {
  it('keeps a message once, newest first', async () => {
    const { mail } = built.siteStore
    const message = {
      id: newId(),
      to: 'ada@example.com',
      from: 'shop@example.com',
      subject: 'Your order',
      text: 'Thanks',
      html: '<p>Thanks</p>',
      orderId: null,
      orderName: '',
      reason: 'placed',
      sentAtMs: noon,
      transport: 'mailbox',
    } as const
    const newer = { ...message, id: newId(), sentAtMs: noon + 1 }
    await mail.keep(message)
    await mail.keep({ ...message, subject: 'Twice' })
    await mail.keep(newer)
    expect(await keptMail({ mail })).toEqual([newer, message])
    expect(await mail.find(message.id)).toEqual(message)
  })
})

describe('pictures, import keys and the audit log', () => {
  it('are kept', async () => {
    const { images, importKeys, auditLog } = built.siteStore
    const image = buildImage()
    await images.save(image)
    expect(await images.find(image.id)).toEqual(image)

    await importKeys.save('shopify', 'mug', 'p1')
    await importKeys.save('shopify', 'mug', 'p2')
    expect(await importKeys.find('shopify', 'mug')).toBe('p2')
    expect(await importKeys.find('woo', 'mug')).toBeUndefined()
    await importKeys.save('shopify', 'cup', 'p2')
    expect((await importKeys.ofProduct('shopify', 'p2')).toSorted()).toEqual(['cup', 'mug'])
    expect(await importKeys.ofProduct('woo', 'p2')).toEqual([])

    const entry = { id: newId(), atMs: noon, accountId: 'a', call: 'c', subjectId: 's', summary: 'did it' }
    await auditLog.record(entry)
    expect(await auditLog.list({ offset: 0, limit: 5 })).toMatchObject([entry])
  })
})
