// The page that draws a captcha by itself, for the frame in which owners try their keys.
import { captchaLibraryText } from '@vitrine/domain/captcha/captcha-problems'
import { renderCaptcha } from './widgets/captcha/captcha.ts'

/** Only the window of the panel is told, wherever it stands. */
const panelOrigin = document.documentElement.dataset.panel ?? location.origin

const place = document.querySelector<HTMLElement>('[data-captcha]')
if (place) show(place)

function show(element: HTMLElement): void {
  const tell = (captchaKey: string) => parent.postMessage({ captchaKey }, panelOrigin)
  const captcha = renderCaptcha(element, () => {
    // Services call back before they keep the answer.
    setTimeout(() => void captcha.answer().then(tell, () => {}), 0)
  })
  captcha.answer().catch(() => {
    element.textContent = captchaLibraryText
    parent.postMessage({ hasFailed: true }, panelOrigin)
  })
}
