import { otherKey } from '@vitrine/domain/insight/additions'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import { shownLanguage } from '../../../session/shown-language.ts'
import type { ReportRow } from './report-row.ts'

/** What a row of a report is called. */
export function keyText(subject: ReportSubject, { key, label }: Pick<ReportRow, 'key' | 'label'>): string {
  if (key === otherKey) return 'All others'
  if (key === '') return 'Not known'
  if (subject === 'channel') return channelLabels[key] ?? label
  if (subject === 'device') return deviceLabels[key] ?? label
  if (subject === 'browser') return browserLabels[key] ?? label
  if (subject === 'language') return languageName(key) ?? label
  return label
}

const channelLabels: Readonly<Record<string, string>> = {
  direct: 'Direct: typed, or not told',
  search: 'Search engines',
  social: 'Social networks',
  mail: 'Mail',
  campaign: 'Campaigns',
  referral: 'Other websites',
}

const deviceLabels: Readonly<Record<string, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
}

const browserLabels: Readonly<Record<string, string>> = {
  App: 'Inside an app',
  Other: 'Other browsers',
}

function languageName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames(shownLanguage(), { type: 'language' }).of(tag)
  } catch {
    return undefined
  }
}
