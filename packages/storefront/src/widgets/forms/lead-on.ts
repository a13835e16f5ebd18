import { resetCaptcha } from '../captcha/form-captcha.ts'
import { isLocked, unlock } from './lock.ts'
import { showThanks } from './show-thanks.ts'

/** A page that is still there so long after it was to be left stays: what it leads to is saved as a file. */
const staysAfterMs = 2_000

/** Leads on from a form that was sent. Where its page stays, as for a download or a place on it, the form gives way to its message. */
export function leadOn(form: HTMLFormElement, address: string): void {
  if (isPlaceHere(address)) {
    giveWay(form)
    location.assign(address)
    return
  }
  const waiting = setTimeout(() => giveWay(form), staysAfterMs)
  addEventListener('pagehide', () => clearTimeout(waiting), { once: true })
  unlockOnReturn(form)
  location.assign(address)
}

function isPlaceHere(address: string): boolean {
  const [page, place] = new URL(address, location.href).href.split('#', 2)
  return place !== undefined && page === location.href.split('#', 1)[0]
}

function giveWay(form: HTMLFormElement): void {
  unlock(form)
  showThanks(form)
}

/** Who comes back may find the page as it was when they left: it can be sent again. */
function unlockOnReturn(form: HTMLFormElement): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isLocked(form)) return
    unlock(form)
    void resetCaptcha(form)
  })
}
