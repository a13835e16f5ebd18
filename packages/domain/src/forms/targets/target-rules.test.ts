import { describe, expect, it } from 'vitest'
import { columnsOfForm } from '../export-form.ts'
import { outsideView } from '../inbox/outside-view.ts'
import { submissionCell } from '../inbox/present-submission.ts'
import type { Submission } from '../inbox/submission.ts'
import { checkTarget, readServiceAccount } from './check-target.ts'
import { afterTry, deliveryLimitMs, deliveryWaitsMs, type FormDelivery, offAfterMs } from './delivery.ts'
import { emptySettings, type FormTarget, freshHealth } from './form-target.ts'
import { afterEnd, deliveryEndText, nextStep } from './next-step.ts'
import { sheetHead, sheetRow, withColumns } from './sheet-row.ts'
import { flatEvent, submissionEvent } from './submission-event.ts'
import { consentRead, wantsSubmission } from './wants-submission.ts'

const noonMs = 1_700_000_000_000
const hourMs = 3_600_000

const submission: Submission = {
  id: 's1',
  formId: 'f1',
  formName: 'Write to us',
  fields: [
    { id: 'name', type: 'name', title: 'Name', currencySymbol: '' },
    { id: 'news', type: 'checkbox', title: 'News', currencySymbol: '' },
    { id: 'pin', type: 'password', title: 'Pin', currencySymbol: '' },
    { id: 'more', type: 'text', title: 'Name', currencySymbol: '' },
  ],
  values: { name: ['Ada', 'Byron'], news: ['Letters'], pin: '1234', more: '=1+1' },
  page: { title: 'About', id: '', source: 'c', path: '/about', permission: null },
  email: 'ada@example.com',
  createdAtMs: noonMs,
  isRead: false,
  isStarred: false,
  isSpam: false,
}

const target: FormTarget = {
  id: 't1',
  formId: 'f1',
  kind: 'webhook',
  name: 'Ours',
  settings: emptySettings,
  isOn: true,
  sealed: '',
  sealedBefore: '',
  beforeUntilMs: 0,
  health: freshHealth,
  columns: [],
  createdAtMs: 0,
  updatedAtMs: 0,
}

const delivery: FormDelivery = {
  id: 'd1',
  targetId: 't1',
  formId: 'f1',
  submissionId: 's1',
  state: 'waiting',
  jobId: 'j1',
  createdAtMs: noonMs,
  beganAtMs: noonMs,
  tried: 0,
  nextAtMs: noonMs,
  tries: [],
}

describe('who gets a submission', () => {
  const list = {
    kind: 'mailchimp',
    isOn: true,
    settings: { ...emptySettings, consentField: 'news', consentChoice: 'Letters' },
  } as const

  it('is every target that is on, but none of spam', () => {
    expect(wantsSubmission(target, submission)).toBe(true)
    expect(wantsSubmission({ ...target, isOn: false }, submission)).toBe(false)
    expect(wantsSubmission(target, { ...submission, isSpam: true })).toBe(false)
  })

  it('is a mailing list, too, where the choice was read and ticked in another language', () => {
    const values = { news: ['Prospekt', 'Briefe'] }
    const inGerman = { ...submission, values, ownChoices: { news: ['Brochure', 'Letters'] } }
    expect(wantsSubmission(list, inGerman)).toBe(true)
    expect(consentRead(list.settings, inGerman)).toBe('Briefe')
    const german = { ...list, settings: { ...list.settings, consentChoice: 'Briefe' } }
    expect(wantsSubmission(german, inGerman)).toBe(false)
  })

  it('is a mailing list where somebody ticked that very choice, and gave an address', () => {
    expect(wantsSubmission(list, submission)).toBe(true)
    expect(wantsSubmission(list, { ...submission, email: '' })).toBe(false)
    expect(wantsSubmission(list, { ...submission, values: { news: ['Brochure'] } })).toBe(false)
    expect(wantsSubmission(list, { ...submission, values: {} })).toBe(false)
    const text = { ...list, settings: { ...list.settings, consentField: 'more' } }
    expect(wantsSubmission(text, { ...submission, values: { more: 'Letters' } })).toBe(false)
    expect(wantsSubmission({ ...list, settings: emptySettings }, submission)).toBe(false)
  })
})

describe('what goes there', () => {
  it('tells programs values and words, and no passwords', () => {
    const event = submissionEvent(outsideView(submission), { websiteId: 'w', isTest: false })
    expect(event).toMatchObject({
      type: 'form.submitted',
      data: { id: 's1', page: { title: 'About', path: '/about' }, email: 'ada@example.com' },
    })
    expect(event.data.fields[0]).toEqual({
      id: 'name',
      type: 'name',
      title: 'Name',
      value: ['Ada', 'Byron'],
      text: 'Ada Byron',
    })
    expect(JSON.stringify([event, flatEvent(outsideView(submission), { isTest: false })])).not.toContain(
      '1234',
    )
    expect(submissionCell(submission, 'answers')).toContain('Pin: ••••')
    expect(submissionCell(submission, 'answers')).not.toContain('1234')
  })

  it('tells automation services names and texts, of which none hides another', () => {
    expect(flatEvent(outsideView(submission), { isTest: true })).toMatchObject({
      form: 'Write to us',
      is_test: true,
      'answer: Name': 'Ada Byron',
      'answer: Name (more)': '=1+1',
    })
  })

  it('tells programs a day and a time by ISO 8601, and nothing where nothing was answered', () => {
    const fields = [
      { id: 'day', type: 'date', title: 'Day', currencySymbol: '' },
      { id: 'at', type: 'time', title: 'At', currencySymbol: '' },
      { id: 'else', type: 'text', title: 'Else', currencySymbol: '' },
    ] as const
    const values = { day: ['2', '28', '2012'], at: ['7', '30', '', 'PM'], else: '' }
    const kept = { ...submission, fields, values }
    const sent = outsideView(kept)
    expect(flatEvent(sent, { isTest: false })).toMatchObject({
      'answer: Day': '2012-02-28',
      'answer: At': '19:30',
      'answer: Else': '',
    })
    const texts = submissionEvent(sent, { websiteId: 'w', isTest: false }).data.fields.map(({ text }) => text)
    expect(texts).toEqual(['2012-02-28', '19:30', ''])
    expect(submissionCell(kept, 'answers')).toBe('Day: 2012-02-28 | At: 19:30')
    const { header, cellsOf } = columnsOfForm({ fields: [] }, (sentence) => `${sentence}!`)
    expect(header).toContain('Other answers!')
    expect(cellsOf(sent)).toContain('Day: 2012-02-28 | At: 19:30')
  })

  it('writes a row beneath columns that never move', () => {
    const columns = withColumns([{ id: 'gone', title: 'Gone' }], submission)
    expect(sheetHead(columns)).toEqual(['Date', 'Submission', 'Page', 'Gone', 'Name', 'News', 'Pin', 'Name'])
    expect(sheetRow(outsideView(submission), columns)).toEqual([
      '2023-11-14T22:13:20.000Z',
      's1',
      'About',
      '',
      'Ada Byron',
      'Letters',
      '••••••••',
      '=1+1',
    ])
  })
})

describe('a try', () => {
  const failed = { isDelivered: false, status: 500, message: 'x'.repeat(9_000), tookMs: 3 }
  const at = (nowMs: number) => ({ nowMs, chance: 0.5 })

  it('that fails is told, shortened, and made again after a growing while, for a day', () => {
    const once = afterTry(delivery, target, failed, at(noonMs))
    expect(once.delivery).toMatchObject({ state: 'waiting', tried: 1, nextAtMs: noonMs + 5_000 })
    expect(once.delivery.tries[0]?.message).toHaveLength(500)
    const spent = { ...delivery, tried: deliveryWaitsMs.length }
    expect(afterTry(spent, target, failed, at(noonMs)).delivery).toMatchObject({
      state: 'failed',
      nextAtMs: null,
    })
    const dayMs = deliveryWaitsMs.reduce((sum, each) => sum + each, 0)
    expect(dayMs).toBeGreaterThan(24 * hourMs)
    expect(dayMs).toBeLessThan(26 * hourMs)
  })

  it('is the last after a day and a half, however seldom it was made', () => {
    const late = at(noonMs + deliveryLimitMs + 1)
    expect(afterTry(delivery, target, failed, late).delivery.state).toBe('failed')
  })

  it('lets a target rest that failed three times in a row, up to an hour', () => {
    const health = (failures: number) => ({ ...target, health: { ...freshHealth, failures } })
    const restOf = (failures: number) =>
      afterTry(delivery, health(failures), failed, at(noonMs)).target.health.restsUntilMs - noonMs
    expect([restOf(0), restOf(1), restOf(2), restOf(3), restOf(50)]).toEqual([0, 0, 30_000, 60_000, hourMs])
  })

  it('that arrives ends all that', () => {
    const bad = { ...target, health: { ...freshHealth, failures: 7, failingSinceMs: 1 } }
    const after = afterTry(delivery, bad, { ...failed, isDelivered: true, status: 204 }, at(noonMs))
    expect(after.delivery).toMatchObject({ state: 'delivered', nextAtMs: null })
    expect(after.target.health).toEqual(freshHealth)
  })

  it('switches a target off that took nothing for three days, or wants nothing more', () => {
    const spent = { ...delivery, tried: deliveryWaitsMs.length }
    const since = (failingSinceMs: number) => ({ ...target, health: { ...freshHealth, failingSinceMs } })
    const long = afterTry(spent, since(noonMs - offAfterMs), failed, at(noonMs))
    expect([long.isSwitchedOff, long.target.isOn, long.target.health.offReason]).toEqual([
      true,
      false,
      'failing',
    ])
    expect(afterTry(spent, since(noonMs - offAfterMs + 1), failed, at(noonMs)).target.isOn).toBe(true)
    expect(afterTry(delivery, since(0), failed, at(noonMs)).target.isOn).toBe(true)
    const gone = afterTry(delivery, target, { ...failed, status: 410, end: 'gone' }, at(noonMs))
    expect([gone.delivery.state, gone.target.health.offReason]).toEqual(['failed', 'gone'])
  })
})

describe('a delivery whose turn has come', () => {
  const resting = { ...target, health: { ...freshHealth, failures: 9, restsUntilMs: noonMs + hourMs } }
  const old = { ...delivery, beganAtMs: noonMs - deliveryLimitMs - 1 }
  const step = (given: Partial<Parameters<typeof nextStep<Submission>>[0]>) =>
    nextStep({ delivery, target, submission, ...given }, noonMs)

  it('is tried, and waits while its target rests', () => {
    expect(step({})).toEqual({ kind: 'try', submission })
    expect(step({ target: resting })).toEqual({ kind: 'wait', untilMs: noonMs + hourMs })
  })

  it('ends when it waited too long, but is tried whatever its age once the rest is over', () => {
    expect(step({ delivery: old, target: resting })).toEqual({ kind: 'end', why: 'not-reached' })
    const rested = { ...resting, health: { ...resting.health, restsUntilMs: noonMs } }
    expect(step({ delivery: old, target: rested })).toEqual({ kind: 'try', submission })
  })

  it('ends where there is nothing to send, or nowhere to send it to', () => {
    expect(step({ target: { ...resting, isOn: false } })).toEqual({ kind: 'end', why: 'switched-off' })
    expect(step({ submission: undefined })).toEqual({ kind: 'end', why: 'removed' })
    expect(step({ submission: { ...submission, isSpam: true } })).toEqual({ kind: 'end', why: 'spam' })
  })

  it('that is a test waits for nothing, and says nothing of its target where it fails', () => {
    const test = { ...delivery, submissionId: '' }
    expect(step({ delivery: test, target: { ...resting, isOn: false } }).kind).toBe('try')
    const failed = { isDelivered: false, status: 500, message: '', tookMs: 3 }
    const after = afterTry(test, target, failed, { nowMs: noonMs, chance: 0.5 })
    expect([after.delivery.state, after.target]).toEqual(['failed', target])
  })

  it('lets its target rest no longer when it ends without a try', () => {
    const after = afterEnd(old, resting, { why: 'not-reached', nowMs: noonMs })
    expect(after.target).toEqual(resting)
    expect(after.delivery).toMatchObject({
      state: 'failed',
      tried: 0,
      nextAtMs: null,
      tries: [{ status: null, message: deliveryEndText['not-reached'] }],
    })
  })

  it('switches off a target that took nothing for three days when it waited too long, and for that alone', () => {
    const since = (failingSinceMs: number) => ({ ...resting, health: { ...resting.health, failingSinceMs } })
    const lost = since(noonMs - offAfterMs)
    const after = afterEnd(old, lost, { why: 'not-reached', nowMs: noonMs })
    expect(after).toMatchObject({
      isSwitchedOff: true,
      target: { isOn: false, health: { offReason: 'failing' } },
    })
    const stillOn = [
      afterEnd(old, since(noonMs - offAfterMs + 1), { why: 'not-reached', nowMs: noonMs }),
      afterEnd(old, lost, { why: 'spam', nowMs: noonMs }),
    ]
    expect(stillOn.map(({ isSwitchedOff, target: { isOn } }) => [isSwitchedOff, isOn])).toEqual([
      [false, true],
      [false, true],
    ])
  })
})

describe('a target that is written down', () => {
  const context = { hasKey: false, allowsHttp: false }
  const problems = (kind: FormTarget['kind'], settings: object, key = '') =>
    Object.keys(
      checkTarget({ kind, name: 'Ours', settings: { ...emptySettings, ...settings }, key }, context),
    )

  it('has what its kind needs', () => {
    expect(problems('mail', { addresses: [] })).toEqual(['settings.addresses'])
    expect(problems('mail', { addresses: ['a@b.example', 'c'] })).toEqual(['settings.addresses'])
    expect(problems('mail', { addresses: ['a@b.example'] })).toEqual([])
    expect(problems('webhook', { url: 'https://a.example/x' })).toEqual([])
    expect(problems('webhook', { url: 'http://a.example/x' })).toEqual(['settings.url'])
    expect(problems('webhook', { url: 'https://u:p@a.example/' })).toEqual(['settings.url'])
    expect(problems('automation', { url: 'file:///etc/passwd' })).toEqual(['settings.url'])
    const consent = { consentField: 'news', consentChoice: 'Letters' }
    const key = 'a'.repeat(32)
    expect(problems('newsletter', { listId: '', ...consent })).toEqual([])
    expect(problems('newsletter', {})).toEqual(['settings.consentChoice'])
    expect(problems('mailchimp', { listId: 'a1b2c3d4e5', ...consent }, `${key}-us21`)).toEqual([])
    expect(problems('mailchimp', { listId: 'a/../b' }, `${key}-us21.evil.example/`)).toEqual([
      'settings.listId',
      'settings.consentChoice',
      'key',
    ])
    expect(problems('google-sheets', { listId: '../x', sheetName: '' }, '{}')).toEqual([
      'settings.listId',
      'settings.sheetName',
      'key',
    ])
  })

  it('may keep its key, and be called anything of one line', () => {
    const written = { kind: 'mailchimp', name: ' ', settings: emptySettings, key: '' } as const
    expect(checkTarget(written, { hasKey: true, allowsHttp: false })).not.toHaveProperty('key')
    expect(checkTarget(written, context)).toMatchObject({ name: 'Give it a name.' })
    expect(checkTarget({ ...written, name: 'a\nb' }, context)).toHaveProperty('name')
  })

  it('names a service account by its JSON key', () => {
    const key = { client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----', token_uri: 'x' }
    expect(readServiceAccount(JSON.stringify(key))).toEqual({
      clientEmail: 'a@b.example',
      privateKey: '-----BEGIN PRIVATE KEY-----',
    })
    expect(readServiceAccount('[1')).toBeNull()
    expect(readServiceAccount('null')).toBeNull()
  })
})
