import { describe, expect, it } from 'vitest'
import type { Subscriber } from '../subscriber.ts'
import { hookKeyProblem } from './hook-formats.ts'
import { noteMailEvent } from './mail-event.ts'
import { readMailEvents } from './read-mail-events.ts'

const day = 86_400_000
const now = 1_800_000_000_000
const reader: Subscriber = {
  id: 's1',
  listId: 'newsletter',
  email: 'ada@example.org',
  name: '',
  state: 'subscribed',
  source: 'block',
  consents: [],
  steps: [],
  createdAtMs: now - 400 * day,
  changedAtMs: now - 400 * day,
} as unknown as Subscriber
const event = (kind: 'hard-bounce' | 'soft-bounce' | 'complaint', atMs = now) => ({ kind, atMs })

describe('word of a mail', () => {
  it('ends mail to who complained or has no mailbox, and changes nothing when told again', () => {
    for (const [kind, state] of [
      ['hard-bounce', 'bounced'],
      ['complaint', 'complained'],
    ] as const) {
      const noted = noteMailEvent(reader, event(kind), now)
      expect(noted).toMatchObject({ state, refusedAtMs: now })
      expect(noteMailEvent(noted, event(kind), now + 1)).toBe(noted)
    }
  })

  it('is out of date for who signed up since', () => {
    const again = { ...reader, changedAtMs: now }
    expect(noteMailEvent(again, event('hard-bounce', now - day), now + 1)).toBe(again)
    expect(noteMailEvent(again, event('complaint', now - day), now + 1)).toBe(again)
    // A clock that is a little behind tells no old story.
    expect(noteMailEvent(again, event('complaint', now - 60_000), now + 1).state).toBe('complained')
  })

  it('counts what comes back for the time being once a day, five times', () => {
    let noted = reader
    for (let times = 0; times < 4; times += 1) {
      const atMs = now + times * day
      noted = noteMailEvent(noted, event('soft-bounce', atMs), atMs)
      const again = noteMailEvent(noted, event('soft-bounce', atMs + 3_600_000), atMs + 3_600_000)
      expect(again).toBe(noted)
    }
    expect(noted).toMatchObject({ state: 'subscribed' })
    expect(noteMailEvent(noted, event('soft-bounce', now + 4 * day), now + 4 * day).state).toBe('bounced')
    // After three months the first ones are forgotten.
    expect(noteMailEvent(noted, event('soft-bounce', now + 99 * day), now + 99 * day).state).toBe(
      'subscribed',
    )
  })
})

const own = (events: unknown) => readMailEvents('vitrine', { events })
const facts = { email: ' ada@example.org ', atMs: 1_700_000_000_500, messageId: 'c1.s1@shop.example' }

describe('what a service posts', () => {
  it('is read in our own words', () => {
    const posted = {
      kind: 'complaint',
      email: facts.email,
      at: 1_700_000_000.5,
      messageId: '<c1.s1@shop.example>',
    }
    expect(own([posted])).toEqual([{ ...facts, kind: 'complaint', email: 'ada@example.org' }])
    for (const wrong of [{ kind: 'open' }, { email: 7 }, { at: 'now' }, { at: -1 }, { messageId: 7 }])
      expect(own([{ ...posted, ...wrong }])).toBeNull()
    expect(own('all')).toBeNull()
    expect(own(Array.from({ length: 2_001 }, () => posted))).toBeNull()
    expect(readMailEvents('vitrine', null)).toBeNull()
  })

  it.each([
    [{ event: 'failed', severity: 'permanent' }, 'hard-bounce'],
    [{ event: 'failed', severity: 'temporary' }, 'soft-bounce'],
    [{ event: 'complained' }, 'complaint'],
    [{ event: 'delivered' }, undefined],
  ])('is read as Mailgun writes it: %o', (head, kind) => {
    const data = {
      ...head,
      recipient: 'ada@example.org',
      timestamp: 1_700_000_000.5,
      message: { headers: { 'message-id': 'c1.s1@shop.example' } },
    }
    const events = readMailEvents('mailgun', { signature: {}, 'event-data': data })
    expect(events).toEqual(kind ? [{ ...facts, kind, email: 'ada@example.org' }] : [])
  })

  it.each([
    [{ event: 'bounce', type: 'bounce' }, 'hard-bounce'],
    [{ event: 'bounce', type: 'blocked' }, 'soft-bounce'],
    [{ event: 'deferred' }, 'soft-bounce'],
    [{ event: 'spamreport' }, 'complaint'],
    [{ event: 'open' }, undefined],
  ])('is read as SendGrid writes it: %o', (head, kind) => {
    const data = {
      ...head,
      email: 'ada@example.org',
      timestamp: 1_700_000_000.5,
      'smtp-id': '<c1.s1@shop.example>',
    }
    expect(readMailEvents('sendgrid', [data])).toEqual(
      kind ? [{ ...facts, kind, email: 'ada@example.org' }] : [],
    )
  })
})

it('a key is one of its service', () => {
  expect(hookKeyProblem('vitrine', '')).toBeNull()
  expect(hookKeyProblem('vitrine', 'mine')).toBe('The secret is made here.')
  expect(hookKeyProblem('mailgun', '0123456789abcdef0123456789abcdef')).toBeNull()
  expect(hookKeyProblem('mailgun', 'short')).toContain('no signing key')
  expect(hookKeyProblem('sendgrid', `${'MFkwEwYHKoZI'.repeat(10)}==`)).toBeNull()
  expect(hookKeyProblem('sendgrid', '-----BEGIN PUBLIC KEY-----')).toContain('no verification key')
})
