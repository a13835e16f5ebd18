import type { InsightSettings } from '@vitrine/domain/insight/insight-settings'
import type { SettingsPart } from '../website/settings-part.ts'

/** How visits are counted. */
export const insightSettingsPart: SettingsPart<InsightSettings> = {
  present: ({ insight }) => insight,
  check: () => ({}),
  change: (site, insight) => ({ ...site, insight }),
  summary: ({ isOn, usesCookies }) => {
    if (!isOn) return 'Ended the counting of visits'
    return usesCookies
      ? 'Set visits to be counted, with cookies'
      : 'Set visits to be counted, without cookies'
  },
}
