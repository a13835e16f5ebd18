import { Text } from '@mantine/core'
import { readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { readUsualMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { translatedMails } from '@vitrine/domain/languages/texts/mail-texts'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { useCall } from '../../../call/use-call.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { isOwnText } from './is-own-text.ts'
import classes from './mail-texts.module.css'

interface MailTranslationsProps {
  readonly purpose: WordedMailKind
  readonly text: MailText
  readonly isSaved: boolean
}

/** The ways from the words that an owner wrote for a mail to their translations; nothing where they are the usual ones, or the site has one language. */
export function MailTranslations({ purpose, text, isSaved }: MailTranslationsProps) {
  const languages = useCall(readLanguagesCall, {}).data?.languages ?? []
  const usual = useCall(readUsualMailTextsCall, {}).data?.texts[purpose] ?? text
  const isTranslated = languages.length > 0 && translatedMails.includes(purpose)
  if (!isTranslated || !isSaved || !isOwnText(text, usual)) return null
  return (
    <PanelCard title="In other languages">
      <Text size="sm" mb={4}>
        Until your words are translated, mail in another language has the usual ones.
      </Text>
      <ul className={classes.names}>
        {languages.map(({ code }) => (
          <li key={code}>
            <LinkText
              to="/translate/$language/$kind/$id"
              params={{ language: code, kind: 'mail', id: purpose }}
            >
              {ownNameOf(code)}
            </LinkText>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
