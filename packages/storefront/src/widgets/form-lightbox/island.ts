import { onPressBeside } from '../../parts/dialog/on-press-beside.ts'
import { groundOf } from '../../parts/lightbox/ground-of.ts'

/** Lets a form that stands behind a button open over the page (specification, section 2), and takes the focus back to the button. */
export function wake(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('summary')
  if (!(element instanceof HTMLDetailsElement) || button === null) return
  const dialog = buildDialog(element)
  button.setAttribute('role', 'button')
  button.setAttribute('aria-haspopup', 'dialog')
  const open = () => {
    dialog.showModal()
    document.body.classList.add('sqs-modal-lightbox-open')
  }
  button.addEventListener('click', (event) => {
    event.preventDefault()
    open()
  })
  onPressBeside(dialog, () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.sqs-modal-lightbox-close')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    document.body.classList.remove('sqs-modal-lightbox-open')
    button.focus()
  })
  // It was opened in its place before the script was there.
  if (!element.open) return
  element.open = false
  open()
}

/** The name of the button that closes the dialog, which shows a sign alone. */
const closeLabel = 'Close'

/** The dialog beside the button, with the form in it: it stays in its block, as templates style forms by where they stand. */
function buildDialog(element: HTMLDetailsElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const label = element.querySelector('form')?.getAttribute('aria-label') ?? ''
  dialog.className = 'sqs-modal-lightbox form-lightbox-dialog'
  dialog.setAttribute('aria-label', label)
  dialog.innerHTML =
    '<div class="sqs-modal-lightbox-content"><div class="lightbox-inner"><div class="lightbox-content"></div></div><button type="button" class="sqs-modal-lightbox-close"><span aria-hidden="true">×</span></button></div>'
  dialog.querySelector('.sqs-modal-lightbox-close')?.setAttribute('aria-label', closeLabel)
  const title = document.createElement('h2')
  title.className = 'form-title'
  title.textContent = label
  const content = element.querySelector('.form-lightbox-content')
  if (content) dialog.querySelector('.lightbox-content')?.append(...content.childNodes)
  dialog.querySelector('.form-wrapper')?.prepend(title)
  const { ground, ink } = groundOf(element)
  dialog.style.setProperty('--form-lightbox-ground', ground)
  dialog.style.setProperty('--form-lightbox-ink', ink)
  element.after(dialog)
  return dialog
}
