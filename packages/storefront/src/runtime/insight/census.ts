import {
  recordButtonClickAddress,
  recordButtonRenderAddress,
  recordFormRenderAddress,
  recordHitAddress,
  recordOverlayAddress,
  recordQuickViewAddress,
} from '@vitrine/contract/insight/addresses'
import type {
  recordButtonClickCall,
  recordButtonRenderCall,
  recordFormRenderCall,
  recordHitCall,
  recordOverlayCall,
  recordQuickViewCall,
} from '@vitrine/contract/insight/census-calls'
import { noteVisit, visitorCookie } from './cookies/visitor-cookies.ts'
import { noteCampaign } from './counted-campaign.ts'
import { campaignQuery, type PageView, pageFacts } from './page-facts.ts'
import { sendForm } from './send-form.ts'

/** How long a hit, and a button, wait for their answer (specification, section 9). */
const hitLimit = { timeLimitMs: 2_500 }

/** A button as it is counted. */
export interface CountedButton {
  /** Its words; of one without any, where it leads. */
  readonly label: string
  /** Where it leads: a path of ours, or a foreign host. */
  readonly href: string
}

/** What tells the server of pages and what is seen on them. Nothing waits for it, and its failures are nobody's. */
export function createCensus() {
  const aboutPage = (more: object = {}) => ({
    visitorCookie: visitorCookie(),
    data: JSON.stringify({ ...pageFacts('seen'), ...more }),
  })
  return {
    hit(view: PageView): void {
      const flags = noteVisit()
      const data = JSON.stringify({ ...pageFacts(view), ...flags })
      const fields = { event: '1', data, ss_cvr: visitorCookie() }
      void sendForm<typeof recordHitCall>(recordHitAddress, fields, hitLimit)
      noteCampaign(location.pathname, campaignQuery(location.search))
    },
    buttonsSeen(buttons: readonly CountedButton[]): void {
      void sendForm<typeof recordButtonRenderCall>(
        recordButtonRenderAddress,
        aboutPage({ buttons }),
        hitLimit,
      )
    },
    buttonClick(button: CountedButton): void {
      void sendForm<typeof recordButtonClickCall>(recordButtonClickAddress, aboutPage(button), hitLimit)
    },
    overlay(act: string): void {
      void sendForm<typeof recordOverlayCall>(recordOverlayAddress, aboutPage({ action: act }))
    },
    formsSeen(formIds: readonly string[]): void {
      void sendForm<typeof recordFormRenderCall>(recordFormRenderAddress, aboutPage({ formIds }))
    },
    quickView(id: string): void {
      void sendForm<typeof recordQuickViewCall>(recordQuickViewAddress, aboutPage(), { params: { id } })
    },
  }
}
