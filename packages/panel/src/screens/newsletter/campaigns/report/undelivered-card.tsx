import { Text } from '@mantine/core'
import { useFormat } from '../../../../format/use-format.ts'
import { LinkText } from '../../../../parts/link-text.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../../parts/status-badge.tsx'
import type { CampaignReport } from './campaign-report.ts'
import classes from './report.module.css'

type UndeliveredMail = CampaignReport['undelivered'][number]

/** The newest mails that did not arrive, or were complained about. */
export function UndeliveredCard({ undelivered }: Pick<CampaignReport, 'undelivered'>) {
  const { moment } = useFormat()
  return (
    <PanelCard title="Did not arrive">
      <ul className={classes.lines} aria-label="Mails that did not arrive">
        {undelivered.map((mail) => (
          <li key={mail.subscriberId} className={classes.line}>
            <div className={classes.words}>
              <Reader mail={mail} />
              <Text size="xs" c="dimmed">
                {moment(mail.atMs)}
                {mail.problem !== '' && `: ${mail.problem}`}
              </Text>
            </div>
            <StatusBadge tone="bad">{undeliveredText(mail)}</StatusBadge>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function Reader({ mail: { email, subscriberId } }: { readonly mail: UndeliveredMail }) {
  if (email === '')
    return (
      <Text size="sm" c="dimmed">
        Somebody who is removed
      </Text>
    )
  return (
    <LinkText to="/newsletter/subscribers/$subscriberId" params={{ subscriberId }} size="sm">
      {email}
    </LinkText>
  )
}

const stateLabels: Readonly<Record<UndeliveredMail['state'], string>> = {
  queued: 'Waiting',
  handed: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  doubtful: 'In doubt',
  skipped: 'Left before',
}

function undeliveredText({ state, hasBounced, hasComplained }: UndeliveredMail): string {
  if (hasComplained) return 'Called spam'
  return hasBounced ? 'Came back' : stateLabels[state]
}
