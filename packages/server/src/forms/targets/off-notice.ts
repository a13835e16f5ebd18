import { type FormTarget, targetKindTexts } from '@vitrine/domain/forms/targets/form-target'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { SiteStore } from '@vitrine/store/store'
import { composeLetter } from '../../mail/compose-letter.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { ownersAddress } from '../../mail/owners-address.ts'
import type { OutgoingMail } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { formsLink } from '../submission-link.ts'

/** Why nothing is sent to a target any more, as owners read it. */
const reasons: Readonly<Record<FormTarget['health']['offReason'], string>> = {
  '': 'It was switched off.',
  failing: 'Nothing that was sent there arrived for three days.',
  gone: 'It answered that it wants nothing more (“Gone”).',
}

/** Writes the letters that tell the owner of a target that was switched off; null while nobody owns the site. */
export async function writeOffNotice(
  store: SiteStore,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): Promise<((target: FormTarget, id: string) => OutgoingMail) | null> {
  const site = await store.site.read()
  const to = await ownersAddress(site, store)
  if (to === null) return null
  const look = await lookOf(site)
  return ({ name, kind, formId, health }, id) => {
    const { linkUrl, panelUrl } = formsLink(`${encodeURIComponent(formId)}/targets`, site, services)
    const { say, sayComposed } = visitorWords(site.language)
    const letter = composeLetter(
      { site, linkUrl, look },
      {
        to,
        fromAddress: to,
        subject: sayComposed(`${name} was switched off`),
        paragraphs: [
          `What visitors send by your form is not passed on to ${name} (${say(targetKindTexts[kind].label)}) any more. ${say(reasons[health.offReason])}`,
          'Everything is still in your inbox. When it works again, switch it on, and send again what failed.',
        ],
        link: panelUrl === null ? null : { label: 'Look at it in the panel', url: panelUrl },
      },
    )
    return { id, ...mailFacts('other', letter), ...letter }
  }
}
