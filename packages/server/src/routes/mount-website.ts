import { changeHeaderFooterCall, readHeaderFooterCall } from '@vitrine/contract/website/header-footer-calls'
import { listHiddenAreasCall, moveHiddenAreaCall } from '@vitrine/contract/website/hidden-area-calls'
import { listLayoutsCall, readLayoutCall, saveLayoutCall } from '@vitrine/contract/website/layout-calls'
import {
  duplicatePageCall,
  readPageLinksCall,
  removePageCall,
  restorePageCall,
  setPageRoleCall,
  showPageCall,
  trashPageCall,
} from '@vitrine/contract/website/page-act-calls'
import {
  arrangePagesCall,
  changePageCall,
  createPageCall,
  listPagesCall,
  readPageCall,
} from '@vitrine/contract/website/page-calls'
import { exportPagesCall, listPageRowsCall } from '@vitrine/contract/website/page-list-calls'
import {
  changeNoticesCall,
  changeRedirectsCall,
  exportRedirectsCall,
  listRedirectsCall,
  readNoticesCall,
  readRedirectsCall,
  readUsualNoticesCall,
} from '@vitrine/contract/website/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getRedirectList, getRedirectsFile } from '../redirects/redirect-list-calls.ts'
import { getHiddenAreas, postHiddenAreaMove } from '../sites/areas/hidden-area-calls.ts'
import { getLayout, getLayouts, putLayout } from '../website/layout-calls.ts'
import { getHeaderFooter, putHeaderFooter } from '../website/pages/header-footer-calls.ts'
import { postPageCopy, putPageRole, putPageShown } from '../website/pages/page-act-calls.ts'
import { getPageLinks } from '../website/pages/page-links.ts'
import { getPageRows, getPagesFile } from '../website/pages/page-list-calls.ts'
import { getPage, putPage } from '../website/pages/page-settings-calls.ts'
import { deletePage, postPageRestored, postPageTrash } from '../website/pages/trash-calls.ts'
import { getPages, postPage, putPages } from '../website/pages/tree-calls.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'
import { getUsualNotices } from '../website/usual-notices-call.ts'
import { noticesPart, redirectsPart } from '../website/website-parts.ts'

/** Puts the calls of pages, layouts, notices and redirects on the server. */
export function mountWebsiteCalls(app: FastifyInstance): void {
  mount(app, listLayoutsCall, getLayouts)
  mount(app, readLayoutCall, getLayout)
  mount(app, saveLayoutCall, putLayout)
  mount(app, listHiddenAreasCall, getHiddenAreas)
  mount(app, moveHiddenAreaCall, postHiddenAreaMove)
  mount(app, readHeaderFooterCall, getHeaderFooter)
  mount(app, changeHeaderFooterCall, putHeaderFooter)
  mount(app, listPagesCall, getPages)
  mount(app, listPageRowsCall, getPageRows)
  mount(app, exportPagesCall, getPagesFile)
  mount(app, arrangePagesCall, putPages)
  mount(app, createPageCall, postPage)
  mount(app, readPageCall, getPage)
  mount(app, changePageCall, putPage)
  mount(app, showPageCall, putPageShown)
  mount(app, setPageRoleCall, putPageRole)
  mount(app, duplicatePageCall, postPageCopy)
  mount(app, readPageLinksCall, getPageLinks)
  mount(app, trashPageCall, postPageTrash)
  mount(app, restorePageCall, postPageRestored)
  mount(app, removePageCall, deletePage)
  mount(app, readNoticesCall, readingPart(noticesPart))
  mount(app, readUsualNoticesCall, getUsualNotices)
  mount(app, changeNoticesCall, changingPart(noticesPart))
  mount(app, readRedirectsCall, readingPart(redirectsPart))
  mount(app, changeRedirectsCall, changingPart(redirectsPart))
  mount(app, listRedirectsCall, getRedirectList)
  mount(app, exportRedirectsCall, getRedirectsFile)
}
