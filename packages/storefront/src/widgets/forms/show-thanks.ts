import { destroyCaptchas } from '../captcha/form-captcha.ts'

/** Puts the message of a form in its place, with code of administrators where there is some, and brings it into view. */
export function showThanks(form: HTMLFormElement): void {
  const wrapper = form.closest('.form-wrapper') ?? form.parentElement
  const text = wrapper?.querySelector<HTMLElement>('.form-submission-text')
  if (!text) return
  const code = wrapper?.querySelector<HTMLTemplateElement>('template.form-submission-html')
  if (code) text.replaceChildren(runnable(code))
  form.reset()
  form.hidden = true
  void destroyCaptchas([form])
  form.style.display = 'none'
  text.hidden = false
  text.tabIndex = -1
  text.setAttribute('role', 'status')
  text.focus({ preventScroll: true })
  text.scrollIntoView({ block: 'center' })
}

/** What stands in a template, with scripts that run: those that were parsed there never would. */
function runnable({ content }: HTMLTemplateElement): DocumentFragment {
  const copy = document.importNode(content, true)
  for (const script of copy.querySelectorAll('script')) {
    const fresh = document.createElement('script')
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value)
    fresh.textContent = script.textContent
    script.replaceWith(fresh)
  }
  return copy
}
