import {
  copySubscribersCall,
  moveSubscribersCall,
  removeSubscribersCall,
  returnSubscribersCall,
  unsubscribeManyCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { subscribersList } from '@vitrine/contract/newsletter/subscribers-list'
import { canLeave } from '@vitrine/domain/newsletter/follow-link'
import { returnBounced } from '@vitrine/domain/newsletter/mail-events/return-bounced'
import { hasSaidNo, type Subscriber, withStep } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import {
  type ActCall,
  type ActServices,
  type BulkActHandler,
  type RowVerdict,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { joinNewsletter } from '../join-newsletter.ts'
import { leaveList } from '../leave-list.ts'

/** What can be done with many subscribers at once; whoever said no stays so. */
export const subscriberActs: readonly BulkActHandler<unknown>[] = [
  act(unsubscribeManyCall, 'unsubscribe', ({ subscriber, tables, stamp }) =>
    canLeave(subscriber)
      ? changed(subscriber, async () => {
          await leaveList(tables, subscriber, stamp)
        })
      : { kind: 'unchanged' },
  ),
  act(returnSubscribersCall, 'return', async ({ subscriber, tables, stamp }) => {
    const back = returnBounced(subscriber, stamp)
    if (!back) return refused(subscriber, 'No mail to them came back, or they said no since.')
    if (await tables.subscribers.hasRefused(subscriber.listId, subscriber.email))
      return refused(
        subscriber,
        'This person wants no mail of this list. They can sign up again by themselves.',
      )
    return changed(subscriber, () => tables.subscribers.save(back))
  }),
  act(removeSubscribersCall, 'remove', ({ subscriber, tables }) =>
    changed(subscriber, () => tables.subscribers.remove(subscriber)),
  ),
  act(moveSubscribersCall, 'move', async (row) => {
    const { subscriber, tables, stamp } = row
    const target = await targetOf(row)
    if (target.kind !== 'free') return target
    const moved = withStep(
      { ...subscriber, listId: target.listId },
      { what: 'moved', atMs: stamp.nowMs, by: stamp.by },
    )
    return changed(subscriber, async () => {
      await tables.subscribers.save(moved)
      // The list that they leave knows their no on; that their mail came back is none.
      const { listId, email, refusedAtMs } = subscriber
      if (refusedAtMs !== null && hasSaidNo(subscriber))
        await tables.subscribers.refuse(listId, email, refusedAtMs)
    })
  }),
  act(copySubscribersCall, 'copy', async (row) => {
    const { subscriber, tables, services } = row
    const target = await targetOf(row)
    if (target.kind !== 'free') return target
    if (subscriber.state !== 'subscribed')
      return refused(subscriber, 'Only those who are subscribed can be put on another list.')
    const { email, name, source, consent, language } = subscriber
    const request = { listId: target.listId, email, name, source, consent, ...(language && { language }) }
    return changed(subscriber, async () => {
      await joinNewsletter(tables, { ...request, isOwnRequest: false, isConfirmedBefore: true }, services)
    })
  }),
]

interface SubscriberInHand {
  readonly subscriber: Subscriber
  readonly input: unknown
  readonly tables: SiteTables
  readonly stamp: { readonly nowMs: number; readonly by: string }
  readonly services: ActServices
}

/** No act changes when somebody signed up. */
function act(
  call: ActCall,
  key: string,
  judge: (row: SubscriberInHand) => RowVerdict | Promise<RowVerdict>,
): BulkActHandler<unknown> {
  return {
    call,
    list: subscribersList,
    act: key,
    sort: 'created',
    isSeen: false,
    read: (tables, ask) => tables.subscribers.list(ask),
    async judge({ rowId, tables, isDryRun, ...row }) {
      const subscriber = await (isDryRun ? tables.subscribers.find(rowId) : tables.subscribers.lock(rowId))
      return subscriber ? judge({ ...row, subscriber, tables }) : rowGone
    },
  }
}

type Target = { readonly kind: 'free'; readonly listId: string } | RowVerdict

/** The list that an act leads to, if nobody with the same address is or was on it. */
async function targetOf({ subscriber, input, tables }: SubscriberInHand): Promise<Target> {
  const wanted = typeof input === 'object' && input !== null && 'listId' in input ? String(input.listId) : ''
  if (wanted === subscriber.listId) return { kind: 'unchanged' }
  const list = await tables.newsletterLists.find(wanted)
  if (!list) return refused(subscriber, 'There is no such list any more.')
  const others = await tables.subscribers.ofAddress(subscriber.email)
  const there = others.find(({ listId }) => listId === list.id)
  if (there?.state === 'subscribed') return refused(subscriber, 'This address is on that list already.')
  // Who said no gets no mail wherever they stand. An owner has mail sent again to who bounced, and asks who waits again.
  const isOff = subscriber.state === 'unsubscribed' || subscriber.state === 'complained'
  if (there || (!isOff && (await tables.subscribers.hasRefused(list.id, subscriber.email))))
    return refused(subscriber, 'This person said no to that list, or has not confirmed yet.')
  return { kind: 'free', listId: list.id }
}

function changed({ email }: Subscriber, write: () => Promise<void>): RowVerdict {
  return { kind: 'change', rowName: email, before: null, write }
}

function refused({ email }: Subscriber, message: string): RowVerdict {
  return { kind: 'refused', rowName: email, message }
}
