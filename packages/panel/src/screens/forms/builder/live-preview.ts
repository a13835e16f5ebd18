import { shownFields } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { readValues } from '@vitrine/domain/forms/read-values'

/** Where the preview of a form of steps is; kept while the form is drawn again. */
export interface PreviewPlace {
  /** The id of the element of the step; '' for the first. */
  stepId: string
}

/** Lets a form in the preview show its steps one at a time and what is asked for, as visitors see it. Nothing is checked or sent. */
export function startLivePreview(
  form: HTMLFormElement,
  fields: readonly FormField[],
  place: PreviewPlace,
): void {
  for (const words of form.querySelectorAll('.form-condition')) words.remove()
  form.dataset.liveAwake = ''
  const steps = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const controls = steps.length > 0 ? previewControls(form) : null
  const draw = () => {
    const asked = askedIn(form, fields)
    for (const part of form.querySelectorAll<HTMLElement>('[data-field-id]:not(.form-step)'))
      part.hidden = !asked.has(part.dataset.fieldId ?? '')
    const shown = steps.filter(({ dataset }) => dataset.fieldId === undefined || asked.has(dataset.fieldId))
    const current = shown.find(({ id }) => id === place.stepId) ?? shown[0]
    for (const step of steps) step.hidden = step !== current
    const at = current ? shown.indexOf(current) : 0
    controls?.draw(at, shown.length, (by) => {
      place.stepId = shown[at + by]?.id ?? ''
      draw()
    })
  }
  form.addEventListener('input', draw)
  form.addEventListener('submit', (event) => event.preventDefault())
  draw()
}

/** Shows the step in which a field stands. */
export function placeOfField(form: Element, fieldId: string): string | undefined {
  return form.querySelector(`[data-field-id="${CSS.escape(fieldId)}"]`)?.closest('.form-step')?.id
}

function askedIn(form: HTMLFormElement, fields: readonly FormField[]): ReadonlySet<string> {
  const data = new FormData(form)
  const values = readValues(fields, (name) => data.get(name)?.toString() ?? null)
  return new Set(shownFields(fields, values).map(({ id }) => id))
}

function previewControls(form: HTMLFormElement) {
  const page = form.ownerDocument
  const progress = page.createElement('p')
  progress.className = 'form-progress'
  form.querySelector('.field-list')?.before(progress)
  const submit = form.querySelector<HTMLElement>('.form-button-wrapper button[type="submit"]')
  const button = (text: string, className: string) => {
    const made = page.createElement('button')
    made.type = 'button'
    made.textContent = text
    made.className = className
    submit?.before(made)
    return made
  }
  const back = button('Back', 'form-step-back')
  const next = button('Next', ['form-step-next', submit?.className ?? ''].join(' '))
  const last = [submit, ...form.querySelectorAll<HTMLElement>('.form-disclaimer, .captcha-container')]
  return {
    draw(at: number, count: number, go: (by: number) => void) {
      progress.textContent = `Step ${at + 1} of ${count}`
      progress.style.setProperty('--form-progress', String((at + 1) / count))
      back.hidden = at === 0
      next.hidden = at === count - 1
      for (const each of last) if (each) each.hidden = at < count - 1
      back.onclick = () => go(-1)
      next.onclick = () => go(1)
    },
  }
}
