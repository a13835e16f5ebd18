import { crumbCookie, readCrumb } from '@vitrine/contract/client/crumb-cookie'
import { SharedCrumb } from '@vitrine/contract/client/shared-crumb'

/** The crumb of this browser, for all that a page changes. */
export const shopCrumb = new SharedCrumb({
  read: () => readCrumb(document.cookie),
  store: (crumb) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = crumbCookie(crumb, location)
  },
})
