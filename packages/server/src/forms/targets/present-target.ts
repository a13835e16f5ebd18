import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'

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

/** A delivery as owners see it. */
export function presentDelivery({
  id,
  submissionId,
  state,
  createdAtMs,
  tried,
  nextAtMs,
  tries,
}: FormDelivery) {
  const isTest = submissionId === ''
  return { id, isTest, submissionId, state, createdAtMs, tried, nextAtMs, tries: [...tries] }
}
