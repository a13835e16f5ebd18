import { stepControls } from './step-controls.ts'

/** Finds out whether what a step holds can stay as it is, and says what is wrong otherwise; tells where it waits for a file of it. */
export type CheckStep = (step: HTMLElement, onWait: () => void) => Promise<boolean>

/** The steps of a form that is shown one at a time. */
interface Steps {
  /** Shows them as the form is now: steps come and go with answers. */
  readonly draw: () => void
}

/** Shows the steps of a form one at a time, with buttons to go on and back. */
export function startSteps(form: HTMLFormElement, check: CheckStep): Steps {
  const all = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const controls = stepControls(form)
  let current = all.find((step) => step.id === form.dataset.beginsAt) ?? all[0]
  let isChecking = false

  const asked = () => all.filter((step) => !step.hasAttribute('data-left-out'))
  const place = () => (current ? asked().indexOf(current) : -1)
  const draw = () => {
    const steps = asked()
    if (place() < 0) current = steps[0]
    for (const step of all) step.hidden = step !== current
    controls.draw({ place: place(), count: steps.length })
  }
  const go = (step: HTMLElement | undefined) => {
    if (!step) return
    current = step
    draw()
    focusOn(step)
  }
  const goOn = async () => {
    const step = current
    if (isChecking || !step) return
    isChecking = true
    controls.next.setAttribute('aria-disabled', 'true')
    const isRight = await check(step, controls.sayWait)
    isChecking = false
    controls.next.removeAttribute('aria-disabled')
    controls.endWait()
    if (isRight && step === current) go(asked()[place() + 1])
  }

  controls.next.addEventListener('click', () => void goOn())
  controls.back.addEventListener('click', () => go(asked()[place() - 1]))
  // Enter sends a form, wherever its button is.
  form.addEventListener(
    'submit',
    (event) => {
      if (place() === asked().length - 1 || event.submitter?.hasAttribute('data-form-save')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void goOn()
    },
    { capture: true },
  )
  // What is wrong with a field is shown in its step.
  form.addEventListener('vitrine:field-wrong', ({ target }) => {
    const step = all.find((each) => target !== null && each.contains(target as Node))
    if (!step) return
    current = step
    draw()
  })
  draw()
  return { draw }
}

function focusOn(step: HTMLElement): void {
  const title = step.querySelector<HTMLElement>('.form-step-title h2') ?? step
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  step.closest('form')?.scrollIntoView({ block: step.getBoundingClientRect().top < 0 ? 'start' : 'nearest' })
}
