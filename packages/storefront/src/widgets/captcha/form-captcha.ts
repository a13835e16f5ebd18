import { captchaLibraryText, captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import type { Captcha } from './captcha.ts'

/** Captchas by the form that they stand in; drawn when the form is used. */
const captchas = new WeakMap<HTMLFormElement, Promise<Captcha>>()

/** What completing the captcha of a form gave ('' in a form without one), or what the visitor has to be told. */
export type CaptchaAnswer =
  | { readonly ok: true; readonly captchaKey: string }
  | { readonly ok: false; readonly message: string }

/** Draws the captcha of a form, if it has one that is not drawn yet. */
export function wakeCaptcha(form: HTMLFormElement): Promise<Captcha> | null {
  const place = form.querySelector<HTMLElement>('.captcha-container')
  if (!place) return null
  const known = captchas.get(form)
  if (known) return known
  const drawn = import('./captcha.ts').then(({ renderCaptcha }) =>
    renderCaptcha(place, () => holdButtons(form, false)),
  )
  captchas.set(form, drawn)
  // What did not come is asked for again at the next use of the form.
  drawn.catch(() => captchas.delete(form))
  return drawn
}

/** Asks the captcha of a form for its answer. */
export async function answerCaptcha(form: HTMLFormElement): Promise<CaptchaAnswer> {
  const waking = wakeCaptcha(form)
  if (waking === null) return { ok: true, captchaKey: '' }
  try {
    const captchaKey = await (await waking).answer()
    if (captchaKey !== '') return { ok: true, captchaKey }
    return { ok: false, message: captchaProblemText['captcha-missing'] }
  } catch {
    await resetCaptcha(form)
    return { ok: false, message: captchaLibraryText }
  }
}

/** Begins the captcha of a form again: each answer is taken once. */
export async function resetCaptcha(form: HTMLFormElement): Promise<void> {
  const captcha = await captchas.get(form)?.catch(() => null)
  captcha?.reset()
  // One that could not be drawn tries again with the next submission.
  if (captcha?.state() === 'reset') holdButtons(form, true)
}

/** Takes the captchas of forms away that are put out of the page. */
export async function destroyCaptchas(forms: Iterable<HTMLFormElement>): Promise<void> {
  for (const form of forms) {
    const captcha = await captchas.get(form)?.catch(() => null)
    captchas.delete(form)
    captcha?.destroy()
  }
}

/** Holds the buttons that are bound to the captcha of a form by `data-captcha-bound` until it is answered (specification, section 4). */
function holdButtons(form: HTMLFormElement, isHeld: boolean): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-captcha-bound]'))
    button.disabled = isHeld
}
