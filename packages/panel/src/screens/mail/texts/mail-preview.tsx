import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressTo } from '@vitrine/contract/client/address-to'
import { mailPreviewPageCall, previewMailCall } from '@vitrine/contract/mail/mail-text-calls'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { checkMailText } from '@vitrine/domain/website/settings/mail/check-mail-texts'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { shownFromLine } from '@vitrine/domain/website/settings/mail-sender'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { replyOrThrow } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { type MailLook, MailLookSwitch, ShownMail } from '../../../parts/preview/mail-looks.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { TestMailButton } from '../test-mail-button.tsx'
import classes from './mail-texts.module.css'

interface MailPreviewProps {
  readonly purpose: WordedMailKind
  readonly text: MailText
  readonly isSaved: boolean
}

/** A mail with sample content as it would be with these texts: on a desktop, on a phone, and as plain text; and a way to be sent it. */
export function MailPreview({ purpose, text, isSaved }: MailPreviewProps) {
  const [shownText] = useDebouncedValue(text, 300)
  const isPhone = useIsPhone()
  const [look, setLook] = useState<MailLook>(isPhone ? 'phone' : 'desktop')
  const isRight = Object.keys(checkMailText(purpose, shownText)).length === 0
  const query = useQuery({
    queryKey: [previewMailCall.name, purpose, shownText],
    queryFn: async () => {
      return replyOrThrow(await call(previewMailCall, { body: { purpose, text: shownText } }))
    },
    enabled: isRight,
    placeholderData: keepPreviousData,
  })
  const mail = query.data
  return (
    <PanelCard title="Preview" beside={<MailLookSwitch look={look} onChange={setLook} />}>
      {query.isPending && isRight && <Skeleton h={480} aria-label="Loading the preview" role="status" />}
      {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {mail && (
        <>
          <Text size="sm" className={classes.head}>
            <strong>{mail.subject}</strong>
            {mail.from !== '' && <span>From {shownFromLine(mail.from)}</span>}
          </Text>
          {purpose === 'new-order' && mail.to === '' && <NobodyReadsIt />}
          <ShownMail look={look} title="The mail with sample content" html={mail.html} text={mail.text} />
          <Group justify="space-between" mt="xs" mb="md" gap="xs">
            <Text size="xs" c="dimmed">
              {contentText(isSaved, isRight)}
            </Text>
            {isSaved && (
              <Anchor
                size="xs"
                href={addressTo<typeof mailPreviewPageCall>(mailPreviewPageCall, { params: { purpose } })}
                target="_blank"
                rel="noreferrer"
              >
                Open in a new tab <ExternalLink size={12} aria-hidden />
              </Anchor>
            )}
          </Group>
        </>
      )}
      <SendIt purpose={purpose} text={text} />
    </PanelCard>
  )
}

function contentText(isSaved: boolean, isRight: boolean): string {
  if (!isRight) return 'What you see follows the words again as soon as they are right.'
  return isSaved ? 'With sample content.' : 'With sample content, and words that are not saved yet.'
}

function NobodyReadsIt() {
  return (
    <Text size="sm" mb="sm">
      This mail is not sent yet: the site has no contact email. Give it one under{' '}
      <LinkText to="/settings/business">Business and contact</LinkText>.
    </Text>
  )
}

function SendIt({ purpose, text }: Pick<MailPreviewProps, 'purpose' | 'text'>) {
  const { data: service } = useCall(readMailServiceCall, {})
  if (!service) return null
  if (!service.sendsMail || service.fromAddress === null) {
    return (
      <Text size="sm" c="dimmed">
        No mail goes out yet, so none can be sent to try it.{' '}
        <LinkText to="/settings/mails" underline="always">
          Mail
        </LinkText>{' '}
        says what is missing.
      </Text>
    )
  }
  const isWrong = Object.keys(checkMailText(purpose, text)).length > 0
  return (
    <TestMailButton purpose={purpose} text={text} isDisabled={isWrong}>
      {`Send this to ${service.testTo}`}
    </TestMailButton>
  )
}
