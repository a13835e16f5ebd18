import { crumbCookie, readCrumb } from '@vitrine/contract/client/crumb-cookie'
import { SharedCrumb } from '@vitrine/contract/client/shared-crumb'

/** The anti-forgery token, for all that the panel changes: the server sets it as a cookie, changes send it back in `X-CSRF-Token`. */
export const panelCrumb = new SharedCrumb({
  read: () => readCrumb(document.cookie),
  store: (crumb) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = crumbCookie(crumb, location)
  },
})
