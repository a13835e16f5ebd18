import { SharedCrumb } from '@vitrine/contract/client/shared-crumb'

/** The anti-forgery word, for all that the panel changes. */
export const panelCrumb = new SharedCrumb({ read: () => readCrumb(document.cookie), store: storeCrumb })

/** The anti-forgery word: the server sets it as a cookie, changes send it back in `X-CSRF-Token`. */
function readCrumb(cookies: string): string {
  const pair = cookies.split('; ').find((each) => each.startsWith('crumb='))
  return pair ? decodeURIComponent(pair.slice('crumb='.length)) : ''
}

/** Keeps a fresh crumb that came with a refusal. */
function storeCrumb(crumb: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `crumb=${encodeURIComponent(crumb)}; path=/; SameSite=Lax${secure}`
}
