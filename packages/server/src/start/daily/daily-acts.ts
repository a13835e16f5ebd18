import { reopenPayments } from '../../checkout/reconcile-payment.ts'
import { pruneExports } from '../../exports/prune-exports.ts'
import { pruneFormFiles } from '../../forms/files/remove-form-files.ts'
import { countOrders } from '../../insight/count-orders.ts'
import type { DailyActs } from '../../jobs/daily.ts'
import { pruneAndTell, pruneVisits } from '../../jobs/prune.ts'
import type { Services } from '../../services/services.ts'
import { emptyTrash } from '../../website/pages/empty-trash.ts'

/** What is done for each site once a day: what hangs on money, and what may be known of nobody any longer, for those too that are suspended. */
export function dailyActs(services: Services): DailyActs {
  const { clock } = services
  return {
    always: async (site) => {
      await reopenPayments(site, clock())
      await pruneVisits(site, clock())
    },
    whileOpen: async (site) => {
      await emptyTrash(site, clock())
      await pruneExports(site, services)
      await pruneFormFiles(site, services)
      await countOrders(site, clock())
      await pruneAndTell(site, services)
    },
  }
}
