import { SharedCrumb } from '@vitrine/contract/client/shared-crumb'
import { readCookie, storeCrumb } from './cookies.ts'

/** The crumb of this browser, for all that a page changes. */
export const shopCrumb = new SharedCrumb({ read: () => readCookie('crumb') ?? '', store: storeCrumb })
