import { expect, it } from 'vitest'
import { returnToList, unsubscribe } from '../follow-link.ts'
import type { Subscriber, SubscriberStep } from '../subscriber.ts'
import { noteMailEvent } from './mail-event.ts'
import { returnBounced } from './return-bounced.ts'

const now = 1_800_000_000_000
const stamp = { nowMs: now + 2, by: 'Ruth' }
const reader = (state: Subscriber['state'], ...whats: readonly SubscriberStep['what'][]): Subscriber => ({
  id: 's1',
  listId: 'newsletter',
  email: 'ada@example.org',
  name: '',
  state,
  source: 'block',
  consent: { text: 'Yes', atMs: 1, network: '', pageTitle: '', pagePath: '', by: '' },
  createdAtMs: 1,
  changedAtMs: 1,
  waitingSinceMs: 1,
  confirmedAtMs: null,
  refusedAtMs: null,
  askedAtMs: [],
  steps: whats.map((what) => ({ what, atMs: 1, by: '' })),
})
const bounced = (before: Subscriber) => noteMailEvent(before, { kind: 'hard-bounce', atMs: now }, now)

it('puts who was on the list on it again, and hears no old word of their mail', () => {
  const back = returnBounced(bounced(reader('subscribed', 'asked', 'confirmed', 'moved')), stamp)
  expect(back).toMatchObject({ state: 'subscribed', refusedAtMs: null, changedAtMs: now + 2 })
  expect(back?.steps.at(-1)).toEqual({ what: 'subscribed', atMs: now + 2, by: 'Ruth' })
  const old = { kind: 'hard-bounce', atMs: now - 600_000 } as const
  expect(back && noteMailEvent(back, old, now + 3)).toBe(back)
})

it('leaves who had yet to confirm to confirm', () => {
  expect(
    returnBounced(bounced(reader('waiting', 'subscribed', 'unsubscribed', 'asked')), stamp),
  ).toMatchObject({
    state: 'waiting',
    waitingSinceMs: 1,
  })
})

it('puts who left and took that back on the list again', () => {
  const before = reader('subscribed', 'asked', 'confirmed', 'unsubscribed', 'returned')
  expect(returnBounced(bounced(before), stamp)?.state).toBe('subscribed')
})

it('makes nobody a reader who never confirmed, also where they leave and take that back', () => {
  const back = returnBounced(bounced(reader('waiting', 'asked')), stamp)
  const left = back && unsubscribe(back, { nowMs: now + 3, by: '' })
  const { subscriber } = left?.ok ? left : { subscriber: reader('subscribed') }
  expect(returnToList(subscriber, now + 4).ok).toBe(false)
  // As it was noted before.
  const steps = subscriber.steps.map((step) =>
    step.what === 'waits-again' ? { ...step, what: 'returned' as const } : step,
  )
  expect(returnToList({ ...subscriber, steps }, now + 4).ok).toBe(false)
})

it('brings nobody back who said no', () => {
  expect(returnBounced(reader('unsubscribed', 'subscribed', 'unsubscribed'), stamp)).toBeNull()
  expect(returnBounced(reader('complained', 'subscribed', 'complained'), stamp)).toBeNull()
  expect(returnBounced(reader('subscribed', 'subscribed'), stamp)).toBeNull()
})
