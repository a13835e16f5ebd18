import { getRouteApi } from '@tanstack/react-router'
import { changeMailTextsCall, readMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { mailPurposes } from '@vitrine/domain/website/settings/mail/mail-purposes'
import { call } from '../../../call/client.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { mailLabels } from './mail-labels.ts'
import { MailPreview } from './mail-preview.tsx'
import { MailTextFields } from './mail-text-fields.tsx'

const route = getRouteApi('/panel/settings/mails/$purpose')

/** The words of a kind of mail, and what it looks like with them. */
export function MailTextScreen() {
  const params = route.useParams()
  const purpose = mailPurposes.find((each) => each === params.purpose) ?? 'test'
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
            <MailPreview purpose={purpose} text={form.getValues()[purpose]} isSaved={!form.isDirty()} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

const fieldLabels = {
  placed: mailLabels.placed.label,
  fulfilled: mailLabels.fulfilled.label,
  'partly-fulfilled': mailLabels['partly-fulfilled'].label,
  canceled: mailLabels.canceled.label,
  refunded: mailLabels.refunded.label,
  withdrawal: mailLabels.withdrawal.label,
  'new-withdrawal': mailLabels['new-withdrawal'].label,
  downloads: mailLabels.downloads.label,
  'new-order': mailLabels['new-order'].label,
  donation: mailLabels.donation.label,
  'new-donation': mailLabels['new-donation'].label,
  'gift-card': mailLabels['gift-card'].label,
  'gift-card-sent': mailLabels['gift-card-sent'].label,
  'pay-link': mailLabels['pay-link'].label,
  'abandoned-cart': mailLabels['abandoned-cart'].label,
  restock: mailLabels.restock.label,
  'review-request': mailLabels['review-request'].label,
  'account-confirm': mailLabels['account-confirm'].label,
  'account-known': mailLabels['account-known'].label,
  'account-reset': mailLabels['account-reset'].label,
  'account-move': mailLabels['account-move'].label,
  'account-changed': mailLabels['account-changed'].label,
  'subscription-started': mailLabels['subscription-started'].label,
  'subscription-renewed': mailLabels['subscription-renewed'].label,
  'subscription-failed': mailLabels['subscription-failed'].label,
  'subscription-ended': mailLabels['subscription-ended'].label,
  'subscription-canceled': mailLabels['subscription-canceled'].label,
  'subscription-reminder': mailLabels['subscription-reminder'].label,
  'subscription-card-expiring': mailLabels['subscription-card-expiring'].label,
  'subscription-price': mailLabels['subscription-price'].label,
  'subscription-link': mailLabels['subscription-link'].label,
  'sign-in': mailLabels['sign-in'].label,
  password: mailLabels.password.label,
  test: mailLabels.test.label,
}
