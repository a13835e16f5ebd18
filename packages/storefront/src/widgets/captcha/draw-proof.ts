import { readCaptchaChallengeAddress } from '@vitrine/contract/captcha/addresses'
import type { readCaptchaChallengeCall } from '@vitrine/contract/captcha/calls'
import { hurryMs } from '@vitrine/domain/forms/inbox/hurry'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { DrawCaptcha } from './draw-captcha.ts'
import { solve } from './solve.ts'

/** What a visitor sees of the work. */
const words = {
  working: 'Checking that you are not a program…',
  done: 'Checked: you are not a program.',
  failed: 'The check did not work. Please try again.',
} as const

/** A solution is done anew so long before it ends that the form can still be sent with it. */
const marginMs = 60_000

/**
 * Lets the browser work for the visitor, who has nothing to do; the work begins at once and is done while they type. A solution that has
 * grown old is made anew when it is asked for, not before: who leaves the page open lets nothing work.
 */
export const drawProof: DrawCaptcha = async (place, { onAnswer }) => {
  const line = document.createElement('p')
  line.className = 'captcha-proof'
  line.setAttribute('role', 'status')
  place.replaceChildren(line)
  let controller = new AbortController()
  let answer: Promise<string> = Promise.resolve('')
  let endsAtMs = Number.POSITIVE_INFINITY

  const work = async ({ signal }: AbortController): Promise<string> => {
    show(line, 'working')
    // By one clock, whatever it shows.
    const askedAtMs = Date.now()
    const answered = await callShop<typeof readCaptchaChallengeCall>(readCaptchaChallengeAddress, {})
    const solved = answered.ok ? await solve(answered.reply, signal).catch(() => null) : null
    if (signal.aborted) return ''
    show(line, solved === null ? 'failed' : 'done')
    if (solved === null || !answered.ok) return ''
    endsAtMs = askedAtMs + answered.reply.lifeMs - marginMs
    onAnswer()
    return solved
  }
  const begin = () => {
    controller.abort()
    controller = new AbortController()
    answer = work(controller)
  }
  begin()
  return {
    answer: async () => {
      const made = await answer
      if (made !== '' && Date.now() < endsAtMs) return made
      begin()
      const late = await answer
      // Its age tells how long the form was in use: who took so long over it was in no hurry.
      if (made !== '') await new Promise((resolve) => setTimeout(resolve, hurryMs))
      return late
    },
    reset: begin,
    destroy: () => {
      controller.abort()
      line.remove()
    },
  }
}

function show(line: HTMLElement, state: keyof typeof words): void {
  line.dataset.proof = state
  line.textContent = words[state]
}
