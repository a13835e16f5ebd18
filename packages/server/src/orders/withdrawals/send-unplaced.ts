import type { LookOf, MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { ownersAddress } from '../../mail/owners-address.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { receivedText, typedTexts } from './declared-texts.ts'
import { readUnplaced, type UnplacedDeclaration } from './enqueue-unplaced.ts'

/** Sends the owner a declaration for which there is no order that can be withdrawn from (the job `unplaced-withdrawal`). */
export function sendUnplaced(
  mailer: Mailer,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const site = await store.site.read()
    const to = await ownersAddress(site, store)
    // Nobody owns the site yet.
    if (to === null) return
    const context = { site, to, linkUrl: homeOriginOf(site, publicUrl), look: await lookOf(site) }
    const letter = composeUnplaced(readUnplaced(payload), context)
    await deliver(mailer, { id, ...mailFacts('new-withdrawal', letter), ...letter }, { store, nowMs })
  }
}

interface UnplacedContext {
  readonly site: Site
  readonly to: string
  /** Null while the address of the site is not known. */
  readonly linkUrl: string | null
  readonly look: MailLook
}

function composeUnplaced(
  declaration: UnplacedDeclaration,
  { site, to, linkUrl, look }: UnplacedContext,
): ComposedMail {
  const say = sayIn(site.language)
  const subject = say('A withdrawal that fits no order')
  const letter = {
    to,
    replyTo: declaration.email,
    fromAddress: to,
    subject,
    paragraphs: [
      say(
        'Somebody declared a withdrawal on your site. No order with this number and this address can be withdrawn from: one of them may be typed wrongly, the time may be over, or the law of the buyer’s country gives no such right.',
      ),
      ...typedTexts(declaration, site),
      receivedText(declaration, site),
      say(
        'Nothing was changed. The sender was told that you read it and answer: an answer to this mail goes to them.',
      ),
    ],
  }
  return composeLetter({ site, linkUrl, look }, letter)
}
