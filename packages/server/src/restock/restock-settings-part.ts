import { type RestockSettings, usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { Services } from '../services/services.ts'
import type { SettingsPart } from '../website/settings-part.ts'
import { enqueueWatch } from './enqueue-watch.ts'

/** How visitors are told that something is back. */
export function restockSettingsPart({ clock }: Pick<Services, 'clock'>): SettingsPart<RestockSettings> {
  return {
    present: ({ store }) => store.restock ?? usualRestock,
    check: () => ({}),
    change: (site, { invitation, successText, ...value }) => ({
      ...site,
      store: {
        ...site.store,
        restock: { ...value, invitation: invitation.trim(), successText: successText.trim() },
      },
    }),
    // Whoever waits since it was sent by hand is told from now on, too.
    saveBeside: async (tables, { isOn, sending }) => {
      if (!isOn || sending !== 'automatic') return
      await enqueueWatch(tables, { websiteId: (await tables.site.read()).id, nowMs: clock() })
    },
    summary: ({ isOn }) => `Changed the notices of what is back: ${isOn ? 'on' : 'off'}`,
  }
}
