import { readCaptchaChallengeAddress } from '@vitrine/contract/captcha/addresses'
import type { readCaptchaChallengeCall } from '@vitrine/contract/captcha/calls'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { DrawCaptcha } from './draw-captcha.ts'
import { solve } from './solve.ts'

/** What a visitor sees of the work. */
const words = {
  working: 'Checking that you are not a program…',
  done: 'Checked: you are not a program.',
  failed: 'The check did not work. Please try again.',
} as const

/** A solution is given up so long before it ends that a form can still be sent with it. */
const marginMs = 60_000

/** Lets the browser work for the visitor, who has nothing to do; the work begins at once and is done while they type. */
export const drawProof: DrawCaptcha = async (place, { onAnswer }) => {
  const line = document.createElement('p')
  line.className = 'captcha-proof'
  line.setAttribute('role', 'status')
  place.replaceChildren(line)
  let controller = new AbortController()
  let answer: Promise<string> = Promise.resolve('')

  const work = async ({ signal }: AbortController): Promise<string> => {
    show(line, 'working')
    const answered = await callShop<typeof readCaptchaChallengeCall>(readCaptchaChallengeAddress, {})
    const solved = answered.ok ? await solve(answered.reply, signal).catch(() => null) : null
    if (signal.aborted) return ''
    show(line, solved === null ? 'failed' : 'done')
    if (solved === null || !answered.ok) return ''
    const leftMs = answered.reply.parameters.data.expiresAtMs - Date.now() - marginMs
    const again = setTimeout(begin, Math.max(leftMs, marginMs))
    signal.addEventListener('abort', () => clearTimeout(again))
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
      if ((await answer) === '') begin()
      return answer
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
