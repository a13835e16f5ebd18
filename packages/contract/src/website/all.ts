import type { Call } from '../call.ts'
import { readDamageCall } from './damage-calls.ts'
import { changeHeaderFooterCall, readHeaderFooterCall } from './header-footer-calls.ts'
import { listHiddenAreasCall, moveHiddenAreaCall } from './hidden-area-calls.ts'
import { changeIdentityCall, readIdentityCall } from './identity-calls.ts'
import { listLayoutsCall, readLayoutCall, saveLayoutCall } from './layout-calls.ts'
import {
  duplicatePageCall,
  readPageLinksCall,
  removePageCall,
  restorePageCall,
  setPageRoleCall,
  showPageCall,
  trashPageCall,
} from './page-act-calls.ts'
import { hidePagesCall, showPagesCall } from './page-bulk-calls.ts'
import {
  arrangePagesCall,
  changePageCall,
  createPageCall,
  listPagesCall,
  readPageCall,
} from './page-calls.ts'
import { exportPagesCall, listPageRowsCall } from './page-list-calls.ts'
import {
  changeNoticesCall,
  changeRedirectsCall,
  exportRedirectsCall,
  listRedirectsCall,
  readNoticesCall,
  readRedirectsCall,
  readUsualNoticesCall,
} from './panel-calls.ts'
import { removeRedirectsCall } from './redirect-act-calls.ts'
import { changeSetUpCall, readStartCall } from './start-calls.ts'
import { trialUpgradePageCall, upgradePageCall } from './upgrade-page-calls.ts'

/** The calls of the website as a whole, and of its pages. */
export const websiteCalls: readonly Call[] = [
  readDamageCall,
  trialUpgradePageCall,
  upgradePageCall,
  readStartCall,
  changeSetUpCall,
  readIdentityCall,
  changeIdentityCall,
  listHiddenAreasCall,
  moveHiddenAreaCall,
  listLayoutsCall,
  readLayoutCall,
  saveLayoutCall,
  readNoticesCall,
  readUsualNoticesCall,
  changeNoticesCall,
  readRedirectsCall,
  changeRedirectsCall,
  listRedirectsCall,
  exportRedirectsCall,
  removeRedirectsCall,
  readHeaderFooterCall,
  changeHeaderFooterCall,
  listPagesCall,
  listPageRowsCall,
  exportPagesCall,
  showPagesCall,
  hidePagesCall,
  arrangePagesCall,
  createPageCall,
  readPageCall,
  changePageCall,
  showPageCall,
  setPageRoleCall,
  duplicatePageCall,
  readPageLinksCall,
  trashPageCall,
  restorePageCall,
  removePageCall,
]
