import { describe, expect, it } from 'vitest'
import { giveUpProblem, removeMailProblem, sendAgainProblem } from './mail-problem.ts'

const mail = (state: 'waiting' | 'failed' | 'dead' | 'sent' | 'kept', isUnderWay = false) => ({
  state,
  isUnderWay,
  isAwaited: true,
})

describe('a mail', () => {
  it('is sent again after it failed or was given up, unless it is being sent', () => {
    expect([mail('failed'), mail('dead')].map(sendAgainProblem)).toEqual([null, null])
    expect([mail('waiting'), mail('sent'), mail('kept')].map(sendAgainProblem)).toEqual([
      'mail-waits',
      'mail-sent',
      'mail-sent',
    ])
    expect([mail('waiting', true), mail('failed', true)].map(sendAgainProblem)).toEqual([
      'mail-under-way',
      'mail-under-way',
    ])
  })

  it('is not sent again where nobody waits for it any more', () => {
    expect(sendAgainProblem({ ...mail('dead'), isAwaited: false })).toBe('mail-not-awaited')
    expect(sendAgainProblem({ ...mail('dead', true), isAwaited: false })).toBe('mail-under-way')
  })

  it('is given up while it has not gone out', () => {
    expect([mail('waiting'), mail('failed'), mail('dead')].map(giveUpProblem)).toEqual([null, null, null])
    expect([mail('waiting', true), mail('sent')].map(giveUpProblem)).toEqual(['mail-under-way', 'mail-sent'])
  })

  it('is removed once it was given up', () => {
    expect([mail('dead'), mail('failed'), mail('kept')].map(removeMailProblem)).toEqual([
      null,
      'mail-not-given-up',
      'mail-sent',
    ])
  })
})
