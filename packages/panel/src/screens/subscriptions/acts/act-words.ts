import type { OwnerAct } from '@vitrine/domain/subscriptions/owner-acts'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** What an act is called on its button, what is said before it is done, and after. */
export interface ActWords {
  readonly button: string
  readonly title: string
  readonly text: string
  readonly done: string
}

/** The words of what owners do with a subscription: of a membership nothing is delivered, and one that is active was never stopped. */
export function actWordsOf(act: OwnerAct, subscription: SubscriptionRecord): ActWords {
  if (act === 'skip' && subscription.isMembership) return leftOut
  const isRunning = subscription.state === 'active' && subscription.pausedUntilMs === null
  return act === 'resume' && isRunning ? takenBack : actWords[act]
}

const leftOut: ActWords = {
  button: 'Leave out the next payment',
  title: 'Leave out the next payment?',
  text: 'Nothing is charged the next time. The membership is open until the time that was paid for ends, and again with the payment after that.',
  done: 'The next payment is left out',
}

const takenBack: ActWords = {
  button: 'Take back what was skipped',
  title: 'Take back what was skipped?',
  text: 'The next payment is the first one that is still to come.',
  done: 'What was skipped is taken back',
}

const actWords: Readonly<Record<OwnerAct, ActWords>> = {
  skip: {
    button: 'Skip the next',
    title: 'Skip the next delivery?',
    text: 'Nothing is charged and nothing comes the next time.',
    done: 'The next delivery is skipped',
  },
  pause: {
    button: 'Pause',
    title: 'Pause the subscription',
    text: 'It goes on by itself after that, or sooner when its buyer wants.',
    done: 'The subscription is paused',
  },
  resume: {
    button: 'Take up again',
    title: 'Take the subscription up again?',
    text: 'The next payment is the first one that is still to come.',
    done: 'The subscription goes on',
  },
  retry: {
    button: 'Try the payment now',
    title: 'Try the payment now?',
    text: 'The card is charged at once. If that fails, it is tried again on the day that is planned.',
    done: 'The payment is being tried',
  },
  cancel: {
    button: 'Cancel at the end',
    title: 'Cancel at the end of what was paid for?',
    text: 'Nothing is charged any more. What was paid for lasts to its end; until then it can be taken up again.',
    done: 'The subscription is canceled',
  },
  'cancel-now': {
    button: 'Cancel at once',
    title: 'Cancel at once?',
    text: 'It ends today, and cannot be taken up again. Nothing is given back by this: refund the order if something is due.',
    done: 'The subscription has ended',
  },
}
