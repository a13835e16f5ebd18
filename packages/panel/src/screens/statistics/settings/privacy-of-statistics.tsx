import { readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { PrivacyCard } from './privacy-card.tsx'

/** What the privacy policy should say of the statistics, as they are set; nothing where none are counted. */
export function PrivacyOfStatistics() {
  const settings = useCall(readInsightSettingsCall, {})
  if (!settings.data?.value.isOn) return null
  return <PrivacyCard settings={settings.data.value} />
}
