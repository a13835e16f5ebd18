import { newUuid } from '@vitrine/contract/client/new-uuid'
import { isForAll } from '@vitrine/domain/experiments/shares-out'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { mayKeep } from '@vitrine/domain/website/consent/may-keep'
import { keepingFacts } from '../insight/cookies/keeping-facts.ts'

const unitName = 'vitrine-experiments'

/** What of a visit's experiments was told already. */
export const toldExposures = 'vitrine-exposures'

/** The number by which visitors are shared out for this browser session, while an experiment shares them out and they let it be kept; else null. */
export function sessionUnit(shown: unknown): string | null {
  try {
    if (!sharesOut(shown) || !mayKeep(keepingFacts())) {
      forgetExperiments()
      return null
    }
    const unit = sessionStorage.getItem(unitName) ?? newUuid()
    sessionStorage.setItem(unitName, unit)
    return unit
  } catch {
    // A browser may forbid to keep anything.
    return null
  }
}

/** Forgets by what a visitor was shared out, and what was told of it. */
export function forgetExperiments(): void {
  try {
    for (const name of [unitName, toldExposures]) sessionStorage.removeItem(name)
  } catch {
    // A browser may forbid to look: then nothing was kept, either.
  }
}

/** Whether any of them gives different variants to different visitors. */
function sharesOut(shown: unknown): boolean {
  return Array.isArray(shown) && shown.some((each) => isRecord(each) && !isSettled(each))
}

function isSettled({ chosen, variants }: Readonly<Record<string, unknown>>): boolean {
  if (typeof chosen === 'string' || !Array.isArray(variants)) return true
  return variants.some((each) => isRecord(each) && isForAll(each))
}
