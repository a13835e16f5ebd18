import { forgetCheckouts } from '../../pages/checkout/forget-checkouts.ts'
import { forgetAll } from '../../runtime/state/forget-in-tab.ts'
import { keptFormsName } from '../forms/kept/kept-forms-selector.ts'

/** Forgets all that was filled in in this tab: who signs out may leave it to somebody else. */
export function forgetFilledIn(): void {
  forgetCheckouts()
  forgetAll(keptFormsName)
}
