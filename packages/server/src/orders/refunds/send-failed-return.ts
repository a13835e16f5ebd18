import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { formatMoney } from '@vitrine/domain/money/format-money'
import {
  type AfterRefusal,
  afterRefusal,
  refundRefusalText,
} from '@vitrine/domain/orders/refunds/refund-refusal'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { ownersAddress } from '../../mail/owners-address.ts'
import type { Mailer } from '../../services/mailer.ts'
import { panelLink } from '../../services/panel-link.ts'
import type { Services } from '../../services/services.ts'
import { readFailedReturn } from './failed-return-mail.ts'

/** Tells an owner that money of which no order came could not be given back (the job `failed-return-mail`). */
export function sendFailedReturn(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { paymentId, refusal } = readFailedReturn(payload)
    const payment = await store.payments.find(paymentId)
    const site = await store.site.read()
    const to = await ownersAddress(site, store)
    // Nobody owns the site yet.
    if (!payment || to === null) return
    const { linkUrl, panelUrl } = panelLink('orders', site, services)
    const say = sayIn(site.language)
    const amount = formatMoney(payment.amountCents, payment.currency, site.language)
    const letter = {
      to,
      fromAddress: to,
      subject: say('Money without an order could not be given back'),
      paragraphs: [
        say('{amount} were charged, but no order came of it. They could not be given back.', { amount }),
        refundRefusalText[refusal],
        nextText[afterRefusal(refusal)],
        say('The payment is called {payment}.', { payment: payment.reference || payment.id }),
      ],
      link: panelUrl === null ? null : { label: 'Open it in the panel', url: panelUrl },
    }
    const composed = composeLetter({ site, linkUrl, look: await lookOf(site) }, letter)
    await deliver(mailer, { id, ...mailFacts('refund-failed', composed), ...composed }, { store, nowMs })
  }
}

const againText = 'It is asked for again by itself. Please look at the payment at its payment service.'

/** How it goes on. */
const nextText: Readonly<Record<AfterRefusal, string>> = {
  'nothing-there': againText,
  'asked-again': againText,
  'out-of-reach':
    'It is not asked for again by itself: please give the money back at the account that took it. Once its keys are put in again, the payment can be put right in the panel, too.',
}
