import { describe, expect, it } from 'vitest'
import { endOfTurn, type SentTurn } from './end-of-turn.ts'
import { judgeFailure, type MailFailureKind } from './judge-failure.ts'

const minute = 60_000
const judge = (kind: MailFailureKind, tries = 0, barred: 'one' | 'all-so-far' | null = null) =>
  judgeFailure(
    { kind, message: 'No to ada@example.com' },
    { tries, barred, email: 'ada@example.com', nowMs: 0 },
  )

describe('what becomes of a mail', () => {
  it('that its mailbox puts off: it is tried five times, after twice as long each time', () => {
    expect([0, 1, 3].map((tries) => judge('later', tries).result)).toMatchObject([
      { state: 'queued', dueAtMs: 5 * minute, isPutOff: true },
      { state: 'queued', dueAtMs: 10 * minute, isPutOff: true },
      { state: 'queued', dueAtMs: 40 * minute, isPutOff: true },
    ])
    expect(judge('later', 4).result.state).toBe('failed')
  })

  it.each(['down', 'setting', 'barred'] as const)(
    'that was not put off by its mailbox (%s): it waits, and that is no try',
    (kind) => {
      const { result, stop } = judge(kind, 4, 'all-so-far')
      expect(result).toMatchObject({ state: 'queued', problem: 'No to …' })
      expect(result.isPutOff).toBeUndefined()
      expect(stop?.kind).toBe(kind === 'down' ? 'down' : 'broken')
    },
  )
})

describe('a mail server that cannot be reached', () => {
  const { stop } = judge('down')
  const down = { stop, wasAnswered: false } as SentTurn
  const turns = (ended: readonly SentTurn[]) =>
    ended.reduce(
      (now, turn) => endOfTurn(now, turn),
      endOfTurn({}, { stop: { kind: 'time-up', goOnMs: 0 }, wasAnswered: false }),
    )

  it('is asked again a minute later, and the campaign stops with the fifteenth turn in a row, whoever its readers are', () => {
    expect(turns(Array(14).fill(down))).toEqual({
      stop: { kind: 'time-up', goOnMs: minute },
      downInARow: 14,
    })
    expect(turns(Array(15).fill(down))).toEqual({
      stop: { kind: 'broken', reason: 'The mail server cannot be reached: No to …' },
      downInARow: 0,
    })
  })

  it('is counted anew once it said anything of a mail', () => {
    const answered: SentTurn = { stop: { kind: 'time-up', goOnMs: 0 }, wasAnswered: true }
    expect(turns([...Array(14).fill(down), answered, down]).downInARow).toBe(1)
    expect(turns([...Array(14).fill(down), { ...down, wasAnswered: true }]).downInARow).toBe(1)
  })

  it('is counted on over turns in which no mail was due', () => {
    const idle: SentTurn = { stop: { kind: 'time-up', goOnMs: 0 }, wasAnswered: false }
    expect(turns([down, idle, down]).downInARow).toBe(2)
  })
})
