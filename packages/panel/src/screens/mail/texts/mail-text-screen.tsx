import { getRouteApi } from '@tanstack/react-router'
import { changeMailTextsCall, readMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { byWordedMail, wordedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { mailLabels } from '@vitrine/domain/website/settings/mail/mail-labels'
import { call } from '../../../call/client.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { MailPreview } from './mail-preview.tsx'
import { MailTextFields } from './mail-text-fields.tsx'
import { MailTranslations } from './mail-translations.tsx'

const route = getRouteApi('/panel/settings/mails/$purpose')

/** The words of a kind of mail, and what it looks like with them. */
export function MailTextScreen() {
  const params = route.useParams()
  const purpose = wordedMailKinds.find((each) => each === params.purpose) ?? 'test'
  const { label } = mailLabels[purpose]
  return (
    <>
      <PageHead title={label} above={<BackLink to="/settings/mails">Mail</BackLink>} />
      <SettingsForm
        key={purpose}
        name={readMailTextsCall.name}
        label={`the mail “${label}”`}
        source={{
          read: () => call(readMailTextsCall, {}),
          change: (stored) => call(changeMailTextsCall, { body: stored }),
        }}
        savedText="The mail was saved"
        fieldLabels={fieldLabels}
      >
        {(form) => (
          <>
            <MailTextFields form={form} purpose={purpose} />
            <MailTranslations purpose={purpose} text={form.getValues()[purpose]} isSaved={!form.isDirty()} />
            <MailPreview purpose={purpose} text={form.getValues()[purpose]} isSaved={!form.isDirty()} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

const fieldLabels = byWordedMail((purpose) => mailLabels[purpose].label)
