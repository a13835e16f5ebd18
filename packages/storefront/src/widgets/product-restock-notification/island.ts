// The behaviour of the form of those who wait for what is sold out: loaded when a visitor first touches it.
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { restockAddress } from '@vitrine/contract/restock/addresses'
import type { signUpForRestockCall } from '@vitrine/contract/restock/calls'
import { emailProblem } from '@vitrine/domain/restock/check-sign-up'
import { restockProblemText } from '@vitrine/domain/restock/restock-texts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { answerCaptcha, destroyCaptchas, resetCaptcha, wakeCaptcha } from '../captcha/form-captcha.ts'

/** Lets visitors ask to be told without leaving the page: the form says what is wrong with it, or gives way to a message. */
export function wake(place: HTMLElement): void {
  const form = place.querySelector('form')
  if (!form) return
  // Our own messages are those of the form everywhere, and stand beneath it.
  form.noValidate = true
  form.addEventListener('focusin', () => void wakeCaptcha(form))
  // The touch that wakes this is in the past already.
  if (form.contains(document.activeElement)) void wakeCaptcha(form)
  form.addEventListener('input', ({ target }) => forgetMended(form, target))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(place, form)
  })
}

async function send(place: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (form.getAttribute('aria-busy') === 'true') return
  const email = form.querySelector<HTMLInputElement>('[name="email"]')
  const typed = email?.value ?? ''
  const wrong = emailProblem(typed)
  if (wrong !== null) {
    fail(form, restockProblemText[wrong], email)
    return resetCaptcha(form)
  }
  form.setAttribute('aria-busy', 'true')
  const proof = await answerCaptcha(form)
  const answer = proof.ok ? await ask(place, { typed, captchaToken: proof.captchaKey }) : null
  form.removeAttribute('aria-busy')
  if (!proof.ok) return fail(form, proof.message, null)
  if (answer?.ok) return succeed(form, answer.reply.message)
  fail(form, answer?.refusal.message ?? '', null)
  await resetCaptcha(form)
}

function ask(
  place: HTMLElement,
  { typed, captchaToken }: { readonly typed: string; readonly captchaToken: string },
) {
  const box = place.querySelector<HTMLInputElement>('[name="isJoinMailingList"]')
  return callShop<typeof signUpForRestockCall>(restockAddress, {
    body: {
      productId: place.dataset.productId ?? '',
      variantId: place.dataset.variantId ?? '',
      siteVisitorEmail: typed.trim(),
      isJoinMailingList: box?.checked ?? false,
      ...(captchaToken !== '' && { captchaToken }),
    },
  })
}

/** Says why it was not taken; the field that is wrong takes the focus. */
function fail(form: HTMLFormElement, message: string, field: HTMLInputElement | null): void {
  const line = form.querySelector<HTMLElement>('.product-restock-error') ?? document.createElement('p')
  line.className = 'product-restock-error'
  line.setAttribute('role', 'alert')
  line.id ||= `restock-error-${newUuid()}`
  line.textContent = message
  form.append(line)
  field?.setAttribute('aria-invalid', 'true')
  field?.setAttribute('aria-describedby', line.id)
  field?.focus()
}

/** What was wrong with the address goes once it is right. */
function forgetMended(form: HTMLFormElement, field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !field.hasAttribute('aria-invalid')) return
  if (emailProblem(field.value) !== null) return
  field.removeAttribute('aria-invalid')
  field.removeAttribute('aria-describedby')
  form.querySelector('.product-restock-error')?.remove()
}

/** The form gives way to the message, which takes the focus that was in it. */
function succeed(form: HTMLFormElement, message: string): void {
  const line = document.createElement('p')
  line.className = 'product-restock-message'
  line.setAttribute('role', 'status')
  line.tabIndex = -1
  line.textContent = message
  void destroyCaptchas([form])
  form.replaceWith(line)
  line.focus()
}
