import { checkCode, type SiteCode } from '@vitrine/domain/website/settings/site-code'
import type { SettingsPart } from '../settings-part.ts'

export const codePart: SettingsPart<SiteCode> = {
  present: ({ code: { header, footer, lock, orderConfirmed } }) => ({ header, footer, lock, orderConfirmed }),
  check: checkCode,
  change: (site, code) => ({ ...site, code }),
  summary: 'Changed the code on pages',
}
