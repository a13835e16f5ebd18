import { readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { PrivacyCard } from './privacy-card.tsx'

/** What the privacy policy should say of the statistics, as they are set. */
export function PrivacyOfStatistics() {
  const settings = useCall(readInsightSettingsCall, {})
  if (!settings.data) return null
  return <PrivacyCard settings={settings.data.value} />
}
