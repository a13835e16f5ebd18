import { describe, expect, it } from 'vitest'
import { checkSubscriber } from './check-subscriber.ts'
import { confirmSubscriber, expireWaiting, returnToList, unsubscribe } from './follow-link.ts'
import { askOnceMore, type JoinRequest, joinList } from './join.ts'
import { returnBounced } from './mail-events/return-bounced.ts'
import { moveToAddress } from './move-to-address.ts'
import { consentOfBlock, newsletterFormId, readNewsletterFormId } from './newsletter-form.ts'
import { newsletterLimits } from './newsletter-limits.ts'
import { checkNewsletterList, standingList } from './newsletter-list.ts'
import { readAddresses } from './read-addresses.ts'
import { hasSaidNo, type Subscriber, withStep } from './subscriber.ts'
import { newsletterWordsOf } from './words/words-of.ts'

const noon = 1_800_000_000_000
const consent = { text: 'Letters', atMs: noon, network: '', pageTitle: '', pagePath: '/', by: '' }
const request: JoinRequest = {
  email: ' Ada@Example.com ',
  name: 'Ada',
  source: 'block',
  consent,
  isOwnRequest: true,
  isConfirmedBefore: false,
}
const stated: JoinRequest = { ...request, source: 'import', isOwnRequest: false, isConfirmedBefore: true }
const context = { list: standingList, known: undefined, hasRefused: false, newId: 'a', nowMs: noon }
const single = { ...standingList, isConfirmed: false }

interface Part {
  readonly list?: typeof standingList
  readonly known?: Subscriber
  readonly hasRefused?: boolean
  readonly nowMs?: number
}

const joined = (part: Part = {}, asked = request) => joinList(asked, { ...context, ...part })
const kept = (outcome: ReturnType<typeof joinList>): Subscriber => {
  if (!outcome.subscriber) throw new Error('Nobody is kept')
  return outcome.subscriber
}
const waiting = () => kept(joined())
const link = (issuedAtMs: number, nowMs = issuedAtMs) => ({ issuedAtMs, nowMs })
const confirmed = () => {
  const outcome = confirmSubscriber(waiting(), link(noon, noon + 1))
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.subscriber
}
const left = (of = confirmed(), nowMs = noon + 2) => {
  const outcome = unsubscribe(of, { nowMs, by: '' })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.subscriber
}

describe('the words of newsletters', () => {
  it.each([
    ['de-AT', 'Abmelden'],
    ['fr', 'Se désinscrire'],
    ['es-MX', 'Darse de baja'],
    ['it', 'Annulla l’iscrizione'],
    ['nl-BE', 'Afmelden'],
    ['en-GB', 'Unsubscribe'],
    ['pt', 'Unsubscribe'],
  ])('are those of %s', (language, words) => {
    expect(newsletterWordsOf(language).page.unsubscribe).toBe(words)
  })
})

describe('measuring opens and clicks', () => {
  const agreed = { ...request, measuring: 'You may count.' }
  const on = (known: Subscriber) => ({ known, list: single })

  it('is agreed to by a person themselves, and the last word counts', () => {
    const known = kept(joined({ list: single }, agreed))
    expect(known.measuring).toEqual({ text: 'You may count.', atMs: noon })
    expect(kept(joined(on(left(known)))).measuring).toBeUndefined()
    expect(joined(on(known), { ...request, measuring: 'Others say so' }).subscriber).toBeNull()
  })

  it('is agreed to for nobody by others', () => {
    expect(kept(joined({ list: single }, { ...stated, measuring: 'They may.' })).measuring).toBeUndefined()
  })
})

describe('joining a list', () => {
  it('asks by mail where the list wants that, and nobody is on it before', () => {
    expect(joined()).toMatchObject({
      result: 'asked',
      mail: 'confirmation',
      subscriber: { email: 'Ada@Example.com', state: 'waiting', askedAtMs: [noon] },
    })
  })

  it('is done at once where the list asks nobody, and greets', () => {
    expect(joined({ list: single })).toMatchObject({
      result: 'subscribed',
      mail: 'greeting',
      subscriber: { state: 'subscribed' },
    })
  })

  it('changes nothing for who is subscribed', () => {
    expect(joined({ known: confirmed() })).toEqual({ result: 'unchanged', subscriber: null, mail: null })
  })

  it('asks again by mail only now and then, and four times a day', () => {
    let known = waiting()
    expect(joined({ known, nowMs: noon + newsletterLimits.askAgainAfterMs - 1 }).mail).toBe(null)
    for (const round of [1, 2, 3]) {
      const outcome = joined({ known, nowMs: noon + round * newsletterLimits.askAgainAfterMs })
      expect(outcome.mail).toBe('confirmation')
      known = kept(outcome)
    }
    expect(joined({ known, nowMs: noon + 4 * newsletterLimits.askAgainAfterMs }).mail).toBe(null)
    expect(joined({ known, nowMs: noon + 86_400_001 }).mail).toBe('confirmation')
  })

  it.each([
    ['who unsubscribed', { known: left() }],
    ['who was removed after that', { hasRefused: true }],
    ['whose mail came back', { known: { ...confirmed(), state: 'bounced' as const, refusedAtMs: noon } }],
  ])('brings %s back only by asking themselves, and asks them whatever the list says', (_who, part: Part) => {
    expect(joined({ ...part, list: single }, stated)).toEqual({
      result: 'refused',
      subscriber: null,
      mail: null,
    })
    expect(joined({ ...part, list: single })).toMatchObject({
      result: 'asked',
      subscriber: { state: 'waiting' },
    })
  })

  it('takes the word of an owner that people agreed before', () => {
    expect(joined({}, stated)).toMatchObject({ result: 'subscribed', mail: null })
    expect(joined({}, { ...stated, isConfirmedBefore: false })).toMatchObject({ result: 'asked' })
  })
})

describe('a link that confirms', () => {
  it('subscribes once, and says so when it is followed again', () => {
    expect(confirmed()).toMatchObject({ state: 'subscribed', confirmedAtMs: noon + 1, refusedAtMs: null })
    expect(confirmSubscriber(confirmed(), link(noon))).toMatchObject({ ok: true, already: true })
  })

  it('holds for seven days', () => {
    const { confirmationLifeMs } = newsletterLimits
    expect(confirmSubscriber(waiting(), link(noon, noon + confirmationLifeMs)).ok).toBe(true)
    expect(confirmSubscriber(waiting(), link(noon, noon + confirmationLifeMs + 1))).toEqual({
      ok: false,
      problem: 'newsletter-link-expired',
    })
  })

  it('brings nobody back who left, nor one who asks again by a newer mail', () => {
    const used = { ok: false, problem: 'newsletter-link-used' }
    expect(confirmSubscriber(left(), link(noon, noon + 3))).toEqual(used)
    const again = kept(joined({ known: left(), nowMs: noon + 3_600_000 }))
    expect(confirmSubscriber(again, link(noon, noon + 3_600_001))).toEqual(used)
    expect(confirmSubscriber(again, link(noon + 3_600_000)).ok).toBe(true)
  })

  it('keeps the no of those who left until they confirm', () => {
    const again = kept(joined({ known: left(), nowMs: noon + 3_600_000 }))
    expect(again).toMatchObject({ state: 'waiting', refusedAtMs: noon + 2 })
    expect(joined({ known: again, nowMs: noon + 3_600_000 }, stated).result).toBe('refused')
  })
})

describe('leaving', () => {
  it('is done once, and is taken back within a day', () => {
    expect(left()).toMatchObject({ state: 'unsubscribed', refusedAtMs: noon + 2 })
    expect(unsubscribe(left(), { nowMs: noon, by: '' })).toMatchObject({ already: true })
    expect(returnToList(left(), noon + 86_400_002)).toMatchObject({ subscriber: { state: 'subscribed' } })
    expect(returnToList(left(), noon + 86_400_003)).toMatchObject({ problem: 'newsletter-return-late' })
  })

  it('is not taken back by who never was on the list, or was taken off it by others', () => {
    expect(returnToList(left(waiting()), noon + 3).ok).toBe(false)
    const byOwner = unsubscribe(confirmed(), { nowMs: noon, by: 'Olga' })
    expect(byOwner.ok && returnToList(byOwner.subscriber, noon + 1).ok).toBe(false)
  })
})

describe('somebody whose account moves to another address', () => {
  const to = { email: 'new@example.com', isFree: true, nowMs: noon + 9 }

  it('is on the list with that one, as it was confirmed, with all that is known of their yes', () => {
    const moved = moveToAddress(confirmed(), to)
    expect(moved).toMatchObject({ ...confirmed(), email: 'new@example.com', steps: expect.anything() })
    expect(moved?.steps.at(-1)).toEqual({ what: 'new-address', atMs: noon + 9, by: '' })
  })

  it('stays where they wait to confirm, said no, or have said of the new one what holds for it', () => {
    expect([waiting(), left()].map((each) => moveToAddress(each, to))).toEqual([null, null])
    expect(moveToAddress(confirmed(), { ...to, isFree: false })).toBe(null)
  })
})

describe('those who never confirm', () => {
  it('are forgotten after thirty days, but for their no', () => {
    const later = noon + newsletterLimits.unconfirmedKeptMs
    expect(expireWaiting(waiting(), later)).toBe(null)
    expect(expireWaiting(waiting(), later + 1)).toBe('forgotten')
    const again = kept(joined({ known: left(), nowMs: noon + 3 }))
    expect(expireWaiting(again, later + 4)).toMatchObject({ state: 'unsubscribed', changedAtMs: noon + 2 })
    expect(expireWaiting(confirmed(), later * 2)).toBe(null)
  })

  it('are asked again, and forgotten thirty days after that: a link of yesterday still confirms', () => {
    const { unconfirmedKeptMs, askAgainAfterMs } = newsletterLimits
    const lateMs = noon + unconfirmedKeptMs - 1
    const signedUpTwice = kept(joined({ known: waiting(), nowMs: lateMs }))
    const askedByOwner = askOnceMore(waiting(), lateMs)
    const expired = [signedUpTwice, askedByOwner].map(
      (each) =>
        each && [expireWaiting(each, lateMs + 2), expireWaiting(each, lateMs + unconfirmedKeptMs + 1)],
    )
    expect(expired).toEqual([
      [null, 'forgotten'],
      [null, 'forgotten'],
    ])
    expect(askOnceMore(waiting(), noon + askAgainAfterMs - 1)).toBe(null)
    expect(askOnceMore(confirmed(), lateMs)).toBe(null)
  })

  it('are forgotten, too, where nothing but their mail came back', () => {
    const bounced: Subscriber = withStep(
      { ...waiting(), state: 'bounced', refusedAtMs: noon + 1 },
      { what: 'bounced', atMs: noon + 1, by: '' },
    )
    const back = returnBounced(bounced, { nowMs: noon + 2, by: 'Olga' })
    expect(back).toMatchObject({ state: 'waiting', refusedAtMs: noon + 1 })
    expect(back && expireWaiting(back, noon + 3 + newsletterLimits.unconfirmedKeptMs)).toBe('forgotten')
  })
})

describe('a file of addresses', () => {
  const rows = (values: readonly (readonly string[])[], header: readonly string[]) =>
    values.map((row, place) => ({
      line: place + 2,
      cells: Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])),
    }))

  it('is read by what services call its columns', () => {
    const header = ['Email address', 'First name', 'Last name']
    const read = readAddresses(header, rows([['ada@example.com', 'Ada', 'Byron']], header))
    expect(read).toEqual({ addresses: [{ email: 'ada@example.com', name: 'Ada Byron' }], problems: [] })
  })

  it('has each address once, and tells by line what is none', () => {
    const header = ['E-Mail', 'Name']
    const read = readAddresses(
      header,
      rows(
        [
          ["'=1@example.com", "'=Eve\r\nBcc: x"],
          ['ADA@x.example', ''],
          ['ada@X.example', ''],
          ['none', ''],
          ['', 'Bob'],
        ],
        header,
      ),
    )
    expect(read?.addresses).toEqual([
      { email: '=1@example.com', name: '=Eve Bcc: x' },
      { email: 'ADA@x.example', name: '' },
    ])
    expect(read?.problems.map(({ line }) => line)).toEqual([4, 5, 6])
  })

  it.each([
    ['state', 'unsubscribed', 'refused'],
    ['State', 'Waiting for confirmation', 'waiting'],
    ['state', 'Abgemeldet', 'refused'],
    ['state', 'Wartet auf Bestätigung', 'waiting'],
    ['state', 'Unzustellbar', 'refused'],
    ['Accepts Email Marketing', 'no', 'unmarked'],
    ['subscribed_to_emails', 'false', 'refused'],
    ['Status', 'Cleaned', 'refused'],
    ['Email subscriber status', 'Never subscribed', 'unmarked'],
    ['Email Marketing Consent', 'PENDING', 'waiting'],
    ['Email marketing status', 'VIP', 'unmarked'],
    ['Accepts Marketing', '', 'unmarked'],
    ['Unsubscribed', 'yes', 'refused'],
    ['UNSUB_TIME', '2024-01-01 10:00:00', 'refused'],
    ['Cleaned', 'TRUE', 'refused'],
  ])('signs nobody up whose “%s” is “%s”', (column, word, standing) => {
    const header = ['Email', column]
    const subscribed = /^(unsub|cleaned)/i.test(column) ? '' : 'subscribed'
    const read = readAddresses(
      header,
      rows(
        [
          ['ada@example.com', word],
          ['bob@example.com', subscribed],
        ],
        header,
      ),
    )
    const signedUp = read?.addresses.filter(({ isRefused }) => !isRefused)
    expect(signedUp).toEqual([{ email: 'bob@example.com', name: '' }])
    expect(read?.marked).toEqual({ refused: 0, waiting: 0, unmarked: 0, [standing]: 1 })
    expect(read?.problems).toEqual([{ line: 2, reason: expect.any(String) }])
  })

  it('signs up who says yes in each of its ways', () => {
    const header = ['Email', 'Accepts Email Marketing', 'Unsubscribed at']
    const words = ['yes', 'TRUE', 'Subscribed', 'Angemeldet', '1']
    const read = readAddresses(
      header,
      rows(
        words.map((word, place) => [`a${place}@example.com`, word, '']),
        header,
      ),
    )
    expect([read?.addresses.length, read?.marked]).toEqual([5, undefined])
  })

  it('takes the state of a postal address for no state of a subscriber', () => {
    const header = ['Email', 'State']
    const read = readAddresses(header, rows([['ada@example.com', 'ON']], header))
    expect(read).toEqual({ addresses: [{ email: 'ada@example.com', name: '' }], problems: [] })
  })

  it('counts a no before a yes of the same address', () => {
    const header = ['Email', 'Status']
    const read = readAddresses(
      header,
      rows(
        [
          ['ada@example.com', 'subscribed'],
          ['ADA@example.com', 'unsubscribed'],
        ],
        header,
      ),
    )
    expect(read?.addresses).toEqual([{ email: 'ADA@example.com', name: '', isRefused: true }])
    expect(read?.problems.map(({ line }) => line)).toEqual([2, 3])
  })

  it('is none without a column of addresses', () => {
    expect(readAddresses(['Name'], [])).toBe(null)
  })
})

it('finds a sign-up by its form id again', () => {
  expect(readNewsletterFormId(newsletterFormId({ layoutId: 'a:b', blockId: 'news' }))).toEqual({
    layoutId: 'a:b',
    blockId: 'news',
  })
  expect(readNewsletterFormId('65a-contact')).toBe(null)
})

it('keeps the words of a sign-up without their tags', () => {
  const words = {
    title: 'Letters',
    description: '<p>Four &amp; no <b>more</b></p>',
    footnote: '',
    buttonLabel: '',
  }
  expect(consentOfBlock(words, 'Sign up')).toBe('Letters\nFour & no more\n[Sign up]')
})

it('checks what owners write of lists and people', () => {
  expect(checkNewsletterList({ ...standingList, name: 'news' }, [{ name: 'News' }])).toHaveProperty('name')
  expect(checkNewsletterList({ ...standingList, senderName: 'A\r\nBcc: b' }, [])).toHaveProperty('senderName')
  expect(checkNewsletterList(standingList, [])).toEqual({})
  expect(Object.keys(checkSubscriber({ email: 'none', name: 'A\nB', consent: 'yes' }))).toEqual([
    'email',
    'name',
    'consent',
  ])
})

describe('the steps of a subscriber', () => {
  it('are the newest fifty, and the last word of their own, however often they are moved since', () => {
    const left = unsubscribe(confirmed(), { nowMs: noon, by: '' })
    const said = left.ok ? left.subscriber : confirmed()
    const moved = Array.from({ length: 60 }, (_, index) => index).reduce(
      (subscriber, atMs) => withStep(subscriber, { what: 'moved', atMs, by: 'Owner' }),
      said,
    )
    expect(hasSaidNo(moved)).toBe(true)
    expect(moved.steps).toHaveLength(51)
  })
})

describe('a no', () => {
  it('is one of somebody whose mail came back, too', () => {
    const left = unsubscribe({ ...confirmed(), state: 'bounced' }, { nowMs: noon, by: '' })
    expect(left).toMatchObject({ ok: true, already: false, subscriber: { state: 'unsubscribed' } })
  })

  it('of such a one is not taken back by a button: their next mail would come back, too', () => {
    const bounced = withStep({ ...confirmed(), state: 'bounced' }, { what: 'bounced', atMs: noon, by: '' })
    const left = unsubscribe(bounced, { nowMs: noon + 1, by: '' })
    expect(left.ok && returnToList(left.subscriber, noon + 2)).toMatchObject({
      problem: 'newsletter-return-late',
    })
  })
})
