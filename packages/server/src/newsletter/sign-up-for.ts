import { textsOfValue } from '@vitrine/domain/forms/field-value'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { consentOfBlock, newsletterFieldIds } from '@vitrine/domain/newsletter/newsletter-form'
import { newsletterWordsOf } from '@vitrine/domain/newsletter/words/words-of'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { SignUp } from './find-sign-up.ts'
import { joinNewsletter, ownConsent } from './join-newsletter.ts'

interface SentSignUp {
  readonly signUp: SignUp
  readonly submission: Pick<Submission, 'values' | 'page' | 'email'>
}

/** Puts whoever filled in a sign-up on its list, or asks them first; within the transaction that uses up its key. */
export async function signUpFor(
  tables: SiteTables,
  { signUp, submission }: SentSignUp,
  { services, visitor, site }: Pick<Exchange, 'services' | 'visitor' | 'site'>,
): Promise<void> {
  const { email, page, values } = submission
  const { form } = newsletterWordsOf(site.language)
  const text = consentOfBlock(signUp.value, signUp.value.buttonLabel || form.signUp)
  const consent = { text, page, network: visitor.address }
  const measuring = textsOfValue(values[newsletterFieldIds.measuring] ?? '').join(' ')
  await joinNewsletter(
    tables,
    {
      listId: signUp.list.id,
      email,
      name: textsOfValue(values[newsletterFieldIds.name] ?? '').join(' '),
      source: 'block',
      consent: ownConsent(consent, services),
      isOwnRequest: true,
      isConfirmedBefore: false,
      language: site.language,
      ...(measuring !== '' && { measuring }),
    },
    services,
  )
}
