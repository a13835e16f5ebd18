import { destroyCaptchas } from '../captcha/form-captcha.ts'

/** What was posted. */
interface Posted {
  /** The form that it was sent with. */
  readonly form: HTMLFormElement
  readonly commentId: string
  readonly message: string
}

/** Puts the thread in as the server writes it now; what the visitor reads stays. Who posted is led to what they posted. */
export async function showAnew(thread: HTMLElement, { form, commentId, message }: Posted): Promise<void> {
  const response = await fetch(location.href.split('#', 1)[0] ?? location.href).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const fresh = page.getElementById(thread.id)
  if (!fresh) return
  await destroyCaptchas(thread.querySelectorAll<HTMLFormElement>('.comment-form'))
  const focused = document.activeElement
  const given = [...thread.querySelectorAll<HTMLButtonElement>(votes)].filter(isGiven).map(placeOf)
  thread.replaceChildren(...fresh.childNodes)
  for (const button of thread.querySelectorAll<HTMLButtonElement>(votes))
    if (given.includes(placeOf(button))) showGiven(button)
  // Replies that are half written come back in the new forms.
  document.dispatchEvent(new Event('vitrine:content'))
  const line = sayAt(thread, { commentId, message })
  if (focused === document.body || (focused && form.contains(focused))) line?.focus()
  // Who writes something else by now goes on there.
  else if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus()
}

/** Shows that a vote was given. Its name for those who do not see it told how it was before. */
export function showGiven(button: HTMLButtonElement): void {
  button.setAttribute('aria-pressed', 'true')
  button.removeAttribute('aria-label')
  if (!button.querySelector('.like-count')) button.textContent = 'Reported'
}

/** Says something in a form of comments. */
export function say(form: HTMLFormElement, message: string, isGood: boolean): HTMLElement | null {
  const place = form.querySelector<HTMLElement>('.comment-message')
  if (!place) return null
  place.classList.toggle('is-good', isGood)
  place.textContent = message
  return place
}

const votes = '.comment-votes button'

function isGiven(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-pressed') === 'true'
}

/** The comment that a vote is about, and the kind of vote. */
function placeOf(button: HTMLButtonElement): string {
  return `${button.form?.getAttribute('action')} ${button.value}`
}

/** Says by the comment that was posted that it was; in the first form where it is not shown yet. */
function sayAt(
  thread: HTMLElement,
  { commentId, message }: Pick<Posted, 'commentId' | 'message'>,
): HTMLElement | null {
  const posted = thread.querySelector(`[data-comment-id="${CSS.escape(commentId)}"]`)
  const form = thread.querySelector<HTMLFormElement>('.comment-form')
  const line = posted ? lineIn(posted, message) : form && say(form, message, true)
  if (line) line.tabIndex = -1
  return line
}

function lineIn(posted: Element, message: string): HTMLElement {
  const line = document.createElement('p')
  line.className = 'comment-message'
  line.setAttribute('role', 'status')
  line.textContent = message
  posted.prepend(line)
  return line
}
