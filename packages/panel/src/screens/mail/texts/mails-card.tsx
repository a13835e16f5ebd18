import { Box, Group, Skeleton, Text } from '@mantine/core'
import { readMailTextsCall, readUsualMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { mailLabels } from '@vitrine/domain/website/settings/mail/mail-labels'
import { type MailPurpose, mailPurposes } from '@vitrine/domain/website/settings/mail/mail-purposes'
import { ChevronRight } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { isOwnText } from './is-own-text.ts'
import classes from './mail-texts.module.css'

/** The kinds of mail that the site writes, each leading to its words and its looks. */
export function MailsCard() {
  const query = useCall(readMailTextsCall, {})
  const texts = query.data?.value
  const usual = useCall(readUsualMailTextsCall, {}).data?.texts
  return (
    <Box mb="md" className={classes.width}>
      <PanelCard title="What your mail says" isFlush>
        {query.isPending && <Skeleton h={320} aria-label="Loading the mails" role="status" />}
        {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
        {texts && (
          <ul className={classes.mails}>
            {mailPurposes.map((purpose) => (
              <MailEntry
                key={purpose}
                purpose={purpose}
                subject={texts[purpose].subject}
                isOwn={usual !== undefined && isOwnText(texts[purpose], usual[purpose])}
              />
            ))}
          </ul>
        )}
      </PanelCard>
    </Box>
  )
}

interface MailEntryProps {
  readonly purpose: MailPurpose
  readonly subject: string
  readonly isOwn: boolean
}

function MailEntry({ purpose, subject, isOwn }: MailEntryProps) {
  const { label, when } = mailLabels[purpose]
  return (
    <li className={classes.mail}>
      <div className={classes.words}>
        <Group gap="xs">
          <LinkText
            to="/settings/mails/$purpose"
            params={{ purpose }}
            fw={600}
            size="sm"
            className={classes.link}
          >
            {label}
          </LinkText>
          {isOwn && <StatusBadge tone="calm">Changed</StatusBadge>}
        </Group>
        <Text size="sm" truncate>
          {subject}
        </Text>
        <Text size="xs" c="dimmed">
          {when}
        </Text>
      </div>
      <ChevronRight size={18} aria-hidden className={classes.arrow} />
    </li>
  )
}
