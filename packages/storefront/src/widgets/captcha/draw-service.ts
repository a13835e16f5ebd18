import { type CaptchaService, captchaServices } from '@vitrine/domain/captcha/captcha-services'
import type { DrawCaptcha } from './draw-captcha.ts'

/** What the scripts of all three services put on the window, as far as it is used. */
interface ServiceApi {
  readonly ready?: (work: () => void) => void
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown
  readonly getResponse: (id: unknown) => string | undefined
  readonly reset: (id: unknown) => void
  readonly remove?: (id: unknown) => void
}

/** How long the script of a service may take, milliseconds. */
const scriptLimitMs = 15_000

/** Draws the captcha of a service by its own script, which is fetched when the first one is drawn. */
export function drawService(service: CaptchaService): DrawCaptcha {
  return async (place, { siteKey, isCompact, onAnswer }) => {
    const api = await loadApi(service)
    const box = document.createElement('div')
    const size = isCompact ? 'compact' : 'normal'
    place.replaceChildren(box)
    const id = api.render(box, { sitekey: siteKey, size, callback: onAnswer })
    return {
      answer: async () => api.getResponse(id) ?? '',
      reset: () => api.reset(id),
      destroy: () => {
        api.remove?.(id)
        box.remove()
      },
    }
  }
}

const loading = new Map<CaptchaService, Promise<ServiceApi>>()

function loadApi(service: CaptchaService): Promise<ServiceApi> {
  const known = loading.get(service)
  if (known) return known
  const asked = fetchApi(service)
  loading.set(service, asked)
  // What did not come is asked for again by the next captcha.
  asked.catch(() => loading.delete(service))
  return asked
}

function fetchApi(service: CaptchaService): Promise<ServiceApi> {
  const { scriptUrl, globalName } = captchaServices[service]
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const giveUp = () => {
      script.remove()
      reject(new Error(`The script of ${service} did not come`))
    }
    const timer = setTimeout(giveUp, scriptLimitMs)
    script.src = scriptUrl
    script.async = true
    script.onerror = giveUp
    script.onload = () => {
      const api: ServiceApi | undefined = Reflect.get(window, globalName)
      if (api === undefined) return giveUp()
      clearTimeout(timer)
      // That of Turnstile must not be asked so by a script that comes late.
      if (service === 'recaptcha' && api.ready) api.ready(() => resolve(api))
      else resolve(api)
    }
    document.head.append(script)
  })
}
