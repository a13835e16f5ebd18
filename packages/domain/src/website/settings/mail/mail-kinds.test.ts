import { describe, expect, it } from 'vitest'
import {
  isForOwner,
  listedMailKinds,
  namesPeople,
  orderMailKinds,
  stepsOfOrder,
  subscriptionMailKinds,
  wordedMailKinds,
} from './mail-kinds.ts'

describe('the kinds of mail', () => {
  it('that an erasure removes are those that tell an owner of somebody', () => {
    expect(listedMailKinds.filter(namesPeople)).toEqual([
      'new-withdrawal',
      'new-dispute',
      'dispute-over',
      'refund-failed',
      'ended-subscription',
      'resumed-subscription',
      'new-order',
      'new-renewal',
      'new-donation',
      'form',
    ])
    expect(listedMailKinds.filter((kind) => namesPeople(kind) && !isForOwner(kind))).toEqual([])
  })

  it('are one kind in the mailbox where they are about an account, whose words differ', () => {
    const isAboutAccount = (kind: string) => /^account/.test(kind)
    expect(listedMailKinds.filter(isAboutAccount)).toEqual(['account'])
    expect(wordedMailKinds.filter(isAboutAccount)).toHaveLength(8)
    expect(listedMailKinds).toHaveLength(57)
  })

  it('know their family: an order, from its beginning to the end, and a subscription', () => {
    expect([orderMailKinds[0], orderMailKinds.at(-1), orderMailKinds.length]).toEqual([
      'placed',
      'new-donation',
      25,
    ])
    expect(subscriptionMailKinds).toEqual(wordedMailKinds.filter((kind) => kind.startsWith('subscription-')))
    expect([stepsOfOrder[0], stepsOfOrder.at(-1), stepsOfOrder.length]).toEqual(['placed', 'new-order', 13])
  })
})
