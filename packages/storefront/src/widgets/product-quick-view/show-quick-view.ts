import { onPressBeside } from '../../parts/dialog/on-press-beside.ts'
import { groundOf } from '../../parts/lightbox/ground-of.ts'
import { tellAct } from '../../runtime/page-events/tell-act.ts'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { buildQuickView } from './build-quick-view.ts'

/** How long a product may take before its link is followed. */
const timeLimitMs = 10_000

/** How often one was asked for: the last one is opened, and no other. */
let asked = 0

/** Fetches a product as the template shows it over its list and opens it; without an answer, the link around the button is followed. */
export async function showQuickView(productId: string, button: HTMLElement): Promise<void> {
  asked += 1
  const mine = asked
  const view = await fetchView(productId)
  if (mine !== asked) return
  if (view === null) {
    const link = button.closest<HTMLAnchorElement>('a[href]')
    if (link) location.assign(link.href)
    return
  }
  const dialog = buildQuickView(view)
  const { ground, ink } = groundOf(button)
  dialog.style.setProperty('--quick-view-ground', ground)
  dialog.style.setProperty('--quick-view-ink', ink)
  const close = () => {
    if (!dialog.isConnected) return
    dialog.close()
    dialog.remove()
    document.body.classList.remove('sqs-modal-lightbox-open')
    button.focus()
  }
  dialog.addEventListener('close', close)
  onPressBeside(dialog, close)
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.sqs-modal-lightbox-close')) close()
  })
  document.body.append(dialog)
  document.body.classList.add('sqs-modal-lightbox-open')
  dialog.showModal()
  tellAct({ event: 'quick-view', productId })
  document.dispatchEvent(new Event('vitrine:content'))
}

/** The view's HTML; null when it cannot be had, as behind a lock. */
async function fetchView(productId: string): Promise<string | null> {
  try {
    const address = inPageLanguage(`/?format=quick-view&itemId=${encodeURIComponent(productId)}`)
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) })
    const text = await answer.text()
    return answer.ok && !/<html[\s>]/i.test(text) ? text : null
  } catch {
    return null
  }
}
