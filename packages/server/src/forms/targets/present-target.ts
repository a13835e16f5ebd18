import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import type { PanelWords } from '../../words/panel-words.ts'

/** A target as owners see it: without its secret. */
export function presentTarget(target: FormTarget) {
  const { id, kind, name, settings, isOn, sealed, beforeUntilMs, health, updatedAtMs } = target
  const { failingSinceMs, offReason } = health
  return {
    id,
    kind,
    name,
    settings: { ...settings, addresses: [...settings.addresses] },
    isOn,
    updatedAtMs,
    hasKey: sealed !== '',
    beforeUntilMs,
    failingSinceMs,
    offReason,
  }
}

/** A delivery as an owner sees it. */
export function presentDelivery(
  { id, submissionId, state, createdAtMs, tried, nextAtMs, tries: kept }: FormDelivery,
  { sayRefusal }: Pick<PanelWords, 'sayRefusal'>,
) {
  // What a service outside answered is its own; why nothing was answered is ours.
  const tries = kept.map((each) => ({ ...each, message: sayRefusal(each.message) }))
  const isTest = submissionId === ''
  return { id, isTest, submissionId, state, createdAtMs, tried, nextAtMs, tries }
}
