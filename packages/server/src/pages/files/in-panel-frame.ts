import { framedBy } from '../../http/panel-host/guard-panel-host.ts'
import { frameParameter, passParameter } from '../../http/panel-host/owner-pass.ts'
import type { PanelHostSetting } from '../../services/panel-host.ts'

/** A page as it is sent: its headers are names and values in turn. */
interface SentPage {
  readonly headers: readonly string[]
  readonly body: string
}

/** Where the script lies by which the design room dresses a page that is on another host. */
export const panelFramePath = '/universal/panel-frame.js'

/** A page for the frame of the design room: the panel may frame it, and its script takes in a draft of the design from the panel alone. */
export function inPanelFrame({ headers, body }: SentPage, panelHost: PanelHostSetting): SentPage {
  if (!panelHost) return { headers, body }
  const script = `<script src="${panelFramePath}" data-panel="${panelHost.origin}"></script>`
  const end = body.lastIndexOf('</body>')
  return {
    headers: headers.map((each) => framedBy(each, panelHost.origin)),
    body: end === -1 ? body + script : body.slice(0, end) + script + body.slice(end),
  }
}

/**
 * What the design room does to a page on its own host (`dress-page.ts` in the panel), at the word of the panel's window alone; and links
 * within the site keep the pass by which the page was asked for.
 */
export const panelFrameScript = `(() => {
  const { panel } = document.currentScript.dataset
  const here = new URL(location.href)
  window.addEventListener('message', ({ origin, source, data }) => {
    const dressing = data && data.dressing
    if (origin !== panel || source !== window.parent || !dressing) return
    const sheet = document.querySelector('link[rel="stylesheet"][href^="/site."]')
    const style = document.getElementById(dressing.styleId) || document.createElement('style')
    style.id = dressing.styleId
    style.textContent = dressing.css
    if (!style.isConnected) sheet ? sheet.after(style) : document.head.append(style)
    if (sheet) sheet.disabled = true
    document.body.classList.remove(...dressing.formerClasses)
    document.body.classList.add(...dressing.pageClasses)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!link || link.origin !== here.origin) return
    const to = new URL(link.href)
    for (const name of ['${passParameter}', '${frameParameter}']) to.searchParams.set(name, here.searchParams.get(name) || '')
    link.href = to.href
  }, true)
})()
`
