import './captcha.css'
import { isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import type { DrawCaptcha } from './draw-captcha.ts'
import { drawProof } from './draw-proof.ts'
import { drawService } from './draw-service.ts'

/** Where a captcha is in its life (specification, section 4): asked to draw itself, drawn, begun again, taken away. */
type CaptchaState = 'render' | 'rendered' | 'reset' | 'destroy'

/** A captcha in a form. */
export interface Captcha {
  state(): CaptchaState
  /** What to send along; '' while it is not complete. Throws where the captcha cannot be drawn. */
  answer(): Promise<string>
  reset(): void
  destroy(): void
}

/** Narrower than this, in pixels, a captcha is drawn small (specification, section 9). */
const compactBelowPx = 320

/**
 * Draws the captcha that an element asks for by `data-captcha` (who draws it) and `data-captcha-key`. The element tells its state by
 * `data-captcha-state`. Where drawing fails, the next `answer` or `reset` tries again.
 */
export function renderCaptcha(place: HTMLElement, onAnswer: () => void = () => {}): Captcha {
  const { captcha: provider = '', captchaKey: siteKey = '' } = place.dataset
  const isCompact = place.clientWidth > 0 && place.clientWidth < compactBelowPx
  place.dataset.captchaSize = isCompact ? 'compact' : 'normal'
  let state: CaptchaState = 'render'
  const enter = (next: CaptchaState) => {
    state = next
    place.dataset.captchaState = next
  }
  const draw = async () => {
    enter('render')
    const drawn = await drawerOf(provider)(place, { siteKey, isCompact, onAnswer })
    if (state === 'destroy') drawn.destroy()
    else enter('rendered')
    return drawn
  }
  let drawing = quietly(draw())
  const restart = () => {
    drawing = quietly(draw())
  }
  const hasFailed = () => state === 'render' && place.childElementCount === 0
  return {
    state: () => state,
    async answer() {
      const drawn = await drawing
      return drawn.answer()
    },
    reset() {
      if (state === 'destroy') return
      if (hasFailed()) return restart()
      enter('reset')
      void drawing.then((drawn) => drawn.reset()).catch(() => {})
    },
    destroy() {
      const wasDrawn = state !== 'render'
      enter('destroy')
      if (wasDrawn) void drawing.then((drawn) => drawn.destroy())
    },
  }
}

function drawerOf(provider: string): DrawCaptcha {
  return isCaptchaService(provider) ? drawService(provider) : drawProof
}

/** A failure is told to who asks for the answer; nobody asks of a captcha that is never used. */
function quietly<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {})
  return work
}
