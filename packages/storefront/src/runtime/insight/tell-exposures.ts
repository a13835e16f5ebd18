import { visitEndsAfterMs } from '@vitrine/domain/insight/visit'
import { mayKeep } from '@vitrine/domain/website/consent/may-keep'
import type { Exposure } from '../experiments/create-experiments.ts'
import { exposureEvent } from '../experiments/exposure-event.ts'
import { toldExposures } from '../experiments/session-unit.ts'
import { keep, readKept } from '../state/kept-in-tab.ts'
import { keepingFacts } from './cookies/keeping-facts.ts'
import type { VitrineWindow } from './give-globals.ts'

/** Tells once a visit which variants were seen: those of this page so far, and all that come, while it may be kept that they were told. */
export function followExposures(tell: (exposure: Exposure) => void): void {
  const tellOnce = (exposure: Exposure) => {
    // Who refused since the page began still has their variant on it.
    if (!mayKeep(keepingFacts())) return
    const told = readTold()
    if (told.includes(keyOf(exposure))) return
    keep(toldExposures, { seenAtMs: Date.now(), told: [...told, keyOf(exposure)] })
    tell(exposure)
  }
  const soFar = (window as VitrineWindow).vitrine?.experiments?.exposures() ?? []
  // A page of a visit keeps what was told in it alive.
  if (soFar.length > 0 && mayKeep(keepingFacts()))
    keep(toldExposures, { seenAtMs: Date.now(), told: readTold() })
  soFar.forEach(tellOnce)
  document.addEventListener(exposureEvent, (event) => {
    if (event instanceof CustomEvent) tellOnce(event.detail as Exposure)
  })
}

function keyOf({ name, variant }: Exposure): string {
  return `${name}|${variant}`
}

function readTold(): readonly string[] {
  const { seenAtMs, told }: { seenAtMs?: unknown; told?: unknown } = { ...Object(readKept(toldExposures)) }
  if (!Array.isArray(told) || Number(seenAtMs) < Date.now() - visitEndsAfterMs) return []
  return told.filter((each) => typeof each === 'string')
}
