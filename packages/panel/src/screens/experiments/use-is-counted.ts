import { readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { useCall } from '../../call/use-call.ts'

/** Whether visits are counted, so that something comes of what is shared out; null: not known yet. */
export function useIsCounted(): boolean | null {
  const settings = useCall(readInsightSettingsCall, {}, { isFresh: true })
  return settings.data?.value.isOn ?? null
}
