import { reopenPayments } from '../../checkout/reconcile-payment.ts'
import { pruneExports } from '../../exports/prune-exports.ts'
import { pruneFormFiles } from '../../forms/files/remove-form-files.ts'
import { countOrders } from '../../insight/count-orders.ts'
import type { DailyActs } from '../../jobs/daily.ts'
import { pruneAndTell, pruneVisits } from '../../jobs/prune.ts'
import { lookAtAllDisputes } from '../../orders/disputes/look-at-disputes.ts'
import { forgetInVain } from '../../restock/forget-in-vain.ts'
import type { Services } from '../../services/services.ts'
import { emptyTrash } from '../../website/pages/empty-trash.ts'

/** What is done for each site: each hour what may be known of nobody any longer, once a day what hangs on money, both for those too that are suspended, and the rest. */
export function dailyActs(services: Services): DailyActs {
  const { clock } = services
  return {
    eachLook: (site) => pruneVisits(site, clock()),
    always: (site) => eachOf([() => reopenPayments(site, clock()), () => lookAtAllDisputes(site, services)]),
    whileOpen: (site) =>
      eachOf([
        () => emptyTrash(site, clock()),
        () => pruneExports(site, services),
        () => pruneFormFiles(site, services),
        () => countOrders(site, clock()),
        () => pruneAndTell(site, services, { restockInVain: forgetInVain }),
      ]),
  }
}

/** Does one after the other, also behind one that fails: nothing is kept longer because orders cannot be counted. Fails where one did, so that all are tried again. */
async function eachOf(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const act of acts) await act().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Not all acts of the day were done')
}
