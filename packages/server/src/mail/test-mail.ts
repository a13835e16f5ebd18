import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from './compose-letter.ts'
import type { ComposedMail } from './composed-mail.ts'
import { ownersWords } from './owners-words.ts'

interface TestMailPlace {
  readonly site: Site
  /** Where the site is; null while that is not known. */
  readonly origin: string | null
  readonly fromAddress: string
  readonly to: string
  readonly look: MailLook
}

/** Composes the mail by which owners see that mail arrives. */
export function composeTestMail({ site, origin, fromAddress, to, look }: TestMailPlace): ComposedMail {
  const { subject, opening } = ownersWords('test', site)
  const answerIt = sayIn(site.language)('Answer it to see where answers go.')
  return composeLetter(
    { site, linkUrl: origin, look },
    { to, fromAddress, subject, paragraphs: [`${opening} ${answerIt}`] },
  )
}
