import { callShop } from '../../runtime/shop-call/call-shop.ts'

/** What the server says of a comment that it took. */
interface Taken {
  readonly status: 'public' | 'pending'
  readonly message: string
}

/** Lets visitors comment, answer, like and report without leaving the page. */
export function wake(thread: HTMLElement): void {
  thread.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement)) return
    if (target.matches('.comment-form')) {
      event.preventDefault()
      void post(target, thread)
    } else if (target.matches('.comment-votes') && submitter instanceof HTMLButtonElement) {
      event.preventDefault()
      void vote(target, submitter)
    }
  })
}

async function post(form: HTMLFormElement, thread: HTMLElement): Promise<void> {
  const fields = Object.fromEntries(new FormData(form))
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button?.getAttribute('aria-disabled') === 'true') return
  setBusy(button, true)
  const answer = await callShop<Taken>({ method: 'POST', path: pathOf(form), body: fields })
  setBusy(button, false)
  say(form, answer.ok ? answer.body.message : answer.message, answer.ok)
  if (!answer.ok) return
  const body = form.querySelector<HTMLTextAreaElement>('textarea')
  if (body) body.value = ''
  if (answer.body.status === 'public') await showAnew(thread, answer.body.message)
}

async function vote(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-pressed') === 'true') return
  button.setAttribute('aria-pressed', 'true')
  const answer = await callShop<{ readonly likeCount: number }>({
    method: 'POST',
    path: pathOf(form),
    body: { kind: button.value },
  })
  if (!answer.ok) {
    button.removeAttribute('aria-pressed')
    button.title = answer.message
    return
  }
  const count = button.querySelector('.like-count')
  if (count) count.textContent = String(answer.body.likeCount)
  else button.textContent = 'Reported'
}

/** Puts the thread in as the server writes it now; what the visitor is told stays. */
async function showAnew(thread: HTMLElement, message: string): Promise<void> {
  const response = await fetch(location.href.split('#', 1)[0] ?? location.href).catch(() => null)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const fresh = page.getElementById(thread.id)
  if (!fresh) return
  thread.replaceChildren(...fresh.childNodes)
  const form = thread.querySelector<HTMLFormElement>('.comment-form')
  if (form) say(form, message, true)
}

function say(form: HTMLFormElement, message: string, isGood: boolean): void {
  const place = form.querySelector<HTMLElement>('.comment-message')
  if (!place) return
  place.classList.toggle('is-good', isGood)
  place.textContent = message
}

function setBusy(button: HTMLButtonElement | null, isBusy: boolean): void {
  if (isBusy) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}

function pathOf(form: HTMLFormElement): string {
  return new URL(form.action, location.href).pathname
}
