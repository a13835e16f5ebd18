import { shownFields } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { readForm } from '../read-form.ts'
import { type CheckStep, startSteps } from './start-steps.ts'

/** Shows of a form what is asked for, as it is filled in, and one step at a time where it has some. */
export function startLiveForm(form: HTMLFormElement, fields: readonly FormField[], check: CheckStep): void {
  // They are for those whose browser does not find out.
  for (const words of form.querySelectorAll('.form-condition')) words.remove()
  form.dataset.liveAwake = ''
  showAsked(form, fields)
  const steps = form.querySelector('.form-step') ? startSteps(form, check) : null
  const draw = () => {
    showAsked(form, fields)
    steps?.draw()
  }
  form.addEventListener('input', draw)
  form.addEventListener('change', draw)
  form.addEventListener('reset', () => setTimeout(draw))
}

function showAsked(form: HTMLFormElement, fields: readonly FormField[]): void {
  const asked = new Set(shownFields(fields, readForm(form, fields).values).map(({ id }) => id))
  const parts = [...form.querySelectorAll<HTMLElement>('[data-field-id]')]
  for (const part of parts) {
    const isAsked = asked.has(part.dataset.fieldId ?? '')
    if (part.matches('.form-step')) part.toggleAttribute('data-left-out', !isAsked)
    else part.hidden = !isAsked
  }
  for (const step of form.querySelectorAll<HTMLElement>('.form-step')) {
    const inside = [...step.querySelectorAll<HTMLElement>('[data-field-id]')]
    if (inside.length > 0 && inside.every(({ hidden }) => hidden)) step.toggleAttribute('data-left-out', true)
    else if (!step.dataset.fieldId) step.toggleAttribute('data-left-out', false)
  }
}
