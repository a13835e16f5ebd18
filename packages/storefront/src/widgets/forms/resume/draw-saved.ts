import { draftText } from '@vitrine/domain/forms/resume/draft-texts'

/** What came of saving: the link, or why there is none. */
export type Saved =
  | { readonly ok: true; readonly link: string; readonly sendsMail: boolean }
  | { readonly ok: false; readonly message: string }

/** Mails the link to an address; answers what to say about it. */
type Mail = (email: string) => Promise<string>

/** Shows beneath a form what came of saving it: its link to be copied, or mailed where mail goes out. Returns what is to be read first. */
export function drawSaved(form: HTMLFormElement, saved: Saved, mail: Mail): HTMLElement {
  form.querySelector('.form-saved')?.remove()
  const box = element('div', { className: 'form-saved', role: 'group' })
  form.append(box)
  const head = element('p', { className: 'form-saved-title', tabIndex: -1 })
  head.textContent = saved.ok ? draftText.saved : saved.message
  box.append(head)
  if (saved.ok) {
    const told = element('p', { className: 'form-saved-told', role: 'status' })
    box.setAttribute('aria-label', draftText.saved)
    const text = element('p', {})
    text.textContent = `${draftText.keptFor} ${draftText.left}`
    box.append(text, ...linkParts(form, saved.link, told))
    if (saved.sendsMail) box.append(...mailParts(form, mail, told))
    box.append(told)
  }
  return head
}

function linkParts(form: HTMLFormElement, link: string, told: HTMLElement): readonly HTMLElement[] {
  const [label, input] = labelled(form, { name: 'saved-link', text: draftText.link })
  input.readOnly = true
  input.value = link
  input.addEventListener('keydown', keepFromSending)
  const copy = button(draftText.copy, async () => {
    input.select()
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    told.textContent = isCopied ? draftText.copied : draftText.copyYourself
  })
  return [label, input, copy]
}

function mailParts(form: HTMLFormElement, mail: Mail, told: HTMLElement): readonly HTMLElement[] {
  const [label, input] = labelled(form, { name: 'saved-mail', text: draftText.address })
  input.type = 'email'
  input.autocomplete = 'email'
  const send = button(draftText.mail, async () => {
    if (send.getAttribute('aria-disabled') === 'true') return
    send.setAttribute('aria-disabled', 'true')
    told.textContent = ''
    told.textContent = await mail(input.value)
    send.removeAttribute('aria-disabled')
  })
  input.addEventListener('keydown', (event) => {
    if (keepFromSending(event)) send.click()
  })
  return [label, input, send]
}

/** These inputs stand in a form that Enter would send. */
function keepFromSending(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false
  event.preventDefault()
  return true
}

function labelled(
  form: HTMLFormElement,
  { name, text }: { readonly name: string; readonly text: string },
): readonly [HTMLLabelElement, HTMLInputElement] {
  const id = `${form.id}-${name}`
  const label = document.createElement('label')
  label.htmlFor = id
  label.textContent = text
  const input = document.createElement('input')
  input.id = id
  input.className = 'field-element'
  return [label, input]
}

function button(text: string, press: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button sqs-system-button sqs-editable-button'
  made.textContent = text
  made.addEventListener('click', () => void press())
  return made
}

interface Looks {
  readonly className?: string
  readonly role?: string
  readonly tabIndex?: number
}

function element(tag: 'div' | 'p', { className, role, tabIndex }: Looks): HTMLElement {
  const made = document.createElement(tag)
  if (className !== undefined) made.className = className
  if (role !== undefined) made.setAttribute('role', role)
  if (tabIndex !== undefined) made.tabIndex = tabIndex
  return made
}
