import type { Say } from '../../words/say.ts'
import { changeProblemText } from '../change-subscription.ts'
import type { Subscription } from '../subscription.ts'
import type { SubscriptionAct } from '../subscription-acts.ts'
import { isRunning } from '../subscription-states.ts'
import { isMembership } from '../swaps.ts'

/** What stands on the page after something was done. */
export function doneTextOf(done: string | undefined, { state, line }: Subscription, say: Say): string | null {
  const texts: Readonly<Partial<Record<string, string>>> = {
    approve: isRunning(state)
      ? say('The payment was made. Your subscription goes on.')
      : say('The payment was made.'),
    'nothing-to-approve': say('There is no payment of this subscription to approve any more.'),
    skip: isMembership({ type: line.productType })
      ? say('The next payment is skipped.')
      : say('The next delivery is skipped.'),
    pause: say('Your subscription is paused.'),
    resume: say('Your subscription goes on.'),
    'skip-back': say('What was skipped is taken back.'),
    swap: say('From the next payment on you get what you chose.'),
    nothing: say(changeProblemText['nothing-changed']),
    address: say('Your address was changed.'),
    delivery: say('How it is delivered was changed.'),
    card: say('Your new way to pay is charged from now on.'),
    cancel: say('Your subscription is canceled. We are sending you a confirmation.'),
  } satisfies Partial<Record<DoneAct, string>>
  return done !== undefined && Object.hasOwn(texts, done) ? (texts[done] ?? null) : null
}

/** What was done before the page is shown. */
type DoneAct = SubscriptionAct | 'approve' | 'nothing-to-approve' | 'nothing' | 'skip-back'
