import { elementOf } from '../elements.ts'
import { adoptForm } from '../forms/adopt-form.ts'

/** Forms that the script of forms sends by now. */
const adopted = new WeakSet<HTMLFormElement>()

/** `Y.Squarespace.FormSubmit`: how forms that a template wrote out send themselves, to the form of the site that has their id. */
export class FormSubmit {
  readonly #form: HTMLFormElement | null

  /** The form itself, or settings with it, as an element or a YUI node. */
  constructor(given: unknown) {
    const element = elementOf(isSettings(given) ? given.formNode : given)
    this.#form = element instanceof HTMLFormElement ? element : null
  }

  /** The id of the form, or settings with it; where the form stood on the platform is of no matter. */
  submit(target: unknown): void {
    const form = this.#form
    const formId = idOf(target)
    // What listens to its being sent may call this again.
    if (!form || formId === '' || adopted.has(form) || form.dataset.fields !== undefined) return
    adopted.add(form)
    // Nothing can be sent while it is being sent.
    setTimeout(() => {
      adoptForm(form, formId)
      form.requestSubmit()
    })
  }
}

function isSettings(given: unknown): given is { readonly formNode: unknown } {
  return typeof given === 'object' && given !== null && 'formNode' in given
}

function idOf(target: unknown): string {
  if (typeof target === 'string') return target
  const id = typeof target === 'object' && target !== null && 'formId' in target ? target.formId : ''
  return typeof id === 'string' ? id : ''
}
