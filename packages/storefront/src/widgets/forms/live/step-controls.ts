import { fileFieldText } from '@vitrine/domain/forms/files/file-field-texts'

/** Which step of how many is shown. */
interface StepPlace {
  /** From 0. */
  readonly place: number
  readonly count: number
}

/** What leads from step to step, and tells where a visitor is. */
interface StepControls {
  readonly back: HTMLElement
  readonly next: HTMLElement
  readonly draw: (shown: StepPlace) => void
  /** Says on the button to go on that a file is on its way. */
  readonly sayWait: () => void
  readonly endWait: () => void
}

/** Puts the buttons to go on and back beside the button of a form, and above its fields how far it is. */
export function stepControls(form: HTMLFormElement): StepControls {
  const { ownerDocument } = form
  const submit = form.querySelector<HTMLElement>('.form-button-wrapper button[type="submit"]')
  // Who saves the form in another step may be asked for the captcha there.
  const isSaved = form.querySelector('[data-form-save]') !== null
  const ends = isSaved ? '.form-disclaimer' : '.form-disclaimer, .captcha-container'
  const last = [submit, ...form.querySelectorAll<HTMLElement>(ends)]
  const back = button(ownerDocument, { className: 'form-step-back', text: 'Back' })
  const next = button(ownerDocument, {
    className: `form-step-next ${submit?.className ?? ''}`,
    text: nextText,
  })
  submit?.before(back, next)
  const progress = ownerDocument.createElement('p')
  progress.className = 'form-progress'
  progress.setAttribute('role', 'status')
  form.querySelector('.field-list')?.before(progress)
  const sayWait = () => {
    next.textContent = fileFieldText.sending
  }
  const endWait = () => {
    next.textContent = nextText
  }
  const draw = ({ place, count }: StepPlace) => {
    const isLast = place === count - 1
    back.hidden = place <= 0
    next.hidden = isLast
    for (const each of last) if (each) each.hidden = !isLast
    const text = `Step ${place + 1} of ${count}`
    if (progress.textContent !== text) progress.textContent = text
    progress.style.setProperty('--form-progress', String((place + 1) / count))
  }
  return { back, next, draw, sayWait, endWait }
}

const nextText = 'Next'

function button(
  page: Document,
  { className, text }: { readonly className: string; readonly text: string },
): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.className = className.trim()
  made.textContent = text
  return made
}
