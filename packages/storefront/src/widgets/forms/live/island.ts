import { readFields } from '../read-fields.ts'
import { leadOn } from './lead-on.ts'
import { startLiveForm } from './start-live-form.ts'

/** Shows a form step by step, and of its fields those that are asked for. What sends it is loaded when somebody uses it. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const fields = readFields(form)
  startLiveForm(form, fields, async (step, onWait) => {
    try {
      const { checkStep } = await import('./check-step.ts')
      return await checkStep(form, fields, { step, onWait })
    } catch {
      // What could not be checked here is checked when the form is sent.
      return true
    }
  })
  leadOn(form)
}
