import { removeRestocksCall, tellRestockCall } from '@vitrine/contract/restock/act-calls'
import { restockList } from '@vitrine/contract/restock/sign-ups-list'
import { isToBeTold, type RestockSignUp } from '@vitrine/domain/restock/sign-up'
import {
  type ActCall,
  type ActServices,
  type BulkActHandler,
  rowGone,
} from '../lists/bulk/bulk-act-handler.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { mailsPerMinuteOf } from '../newsletter/campaigns/campaign-pace.ts'
import { isBack } from './is-back.ts'
import { restockMailKind } from './send-restock-mail.ts'

/** What can be done with many sign-ups at once. No address is kept of them with the act. */
export const restockActs: readonly BulkActHandler<unknown>[] = [
  {
    ...ofSignUps(tellRestockCall, 'tell'),
    readAhead: async ({ tables }) => new Turns(await tables.jobs.lastOfKindMs(restockMailKind)),
    async judge({ rowId, tables, services, ahead, stamp: { nowMs } }) {
      const signUp = await tables.restock.find(rowId)
      if (!signUp) return rowGone
      if (!isToBeTold(signUp)) return { kind: 'unchanged' }
      if (!(await isBack(tables, signUp)))
        return { kind: 'refused', rowName: nameOf(signUp), message: 'It is not in stock.' }
      const write = async () => {
        // Told by another meanwhile: once is enough.
        if (!(await tables.restock.takeOne(rowId, nowMs))) return
        await tables.jobs.enqueue({
          id: services.newId(),
          kind: restockMailKind,
          payload: { signUpId: rowId },
          runAtMs: ahead instanceof Turns ? ahead.next(nowMs, services) : nowMs,
          mail: mailFacts('restock', { to: signUp.email, subject: '' }),
        })
      }
      return { kind: 'change', rowName: nameOf(signUp), before: null, write }
    },
  },
  {
    ...ofSignUps(removeRestocksCall, 'remove'),
    async judge({ rowId, tables }) {
      const signUp = await tables.restock.find(rowId)
      if (!signUp) return { kind: 'unchanged' }
      const write = async () => void (await tables.restock.remove(rowId))
      return { kind: 'change', rowName: nameOf(signUp), before: null, write }
    },
  },
]

/** When the mails of a slice are due: at the pace of campaigns, behind all that wait, so that those about orders come between them. */
class Turns {
  #lastMs: number

  constructor(lastMs: number) {
    this.#lastMs = lastMs
  }

  next(nowMs: number, services: ActServices): number {
    this.#lastMs = Math.max(nowMs, this.#lastMs + Math.floor(60_000 / mailsPerMinuteOf(services)))
    return this.#lastMs
  }
}

/** No act changes when somebody asked. */
function ofSignUps(
  call: ActCall,
  act: string,
): Pick<BulkActHandler<unknown>, 'call' | 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    call,
    list: restockList,
    act,
    sort: 'asked',
    isSeen: false,
    read: (tables, ask) => tables.restock.list(ask),
  }
}

const nameOf = ({ productTitle, variantName }: RestockSignUp) =>
  `a sign-up for ${[productTitle, variantName].filter(Boolean).join(', ')}`
