import { Text } from '@mantine/core'
import { useFormat } from '../../../../format/use-format.ts'
import { LinkText } from '../../../../parts/link-text.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../../parts/status-badge.tsx'
import type { CampaignReport } from './campaign-report.ts'
import classes from './report.module.css'

type Trouble = CampaignReport['troubles'][number]

/** The newest mails that did not arrive, or were complained about. */
export function TroublesCard({ troubles }: Pick<CampaignReport, 'troubles'>) {
  const { moment } = useFormat()
  return (
    <PanelCard title="Did not arrive">
      <ul className={classes.lines} aria-label="Mails that did not arrive">
        {troubles.map((trouble) => (
          <li key={trouble.subscriberId} className={classes.line}>
            <div className={classes.words}>
              <Reader trouble={trouble} />
              <Text size="xs" c="dimmed">
                {moment(trouble.atMs)}
                {trouble.problem !== '' && `: ${trouble.problem}`}
              </Text>
            </div>
            <StatusBadge tone="bad">{troubleText(trouble)}</StatusBadge>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function Reader({ trouble: { email, subscriberId } }: { readonly trouble: Trouble }) {
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

const stateLabels: Readonly<Record<Trouble['state'], string>> = {
  queued: 'Waiting',
  handed: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  doubtful: 'In doubt',
  skipped: 'Left before',
}

function troubleText({ state, hasBounced, hasComplained }: Trouble): string {
  if (hasComplained) return 'Called spam'
  return hasBounced ? 'Came back' : stateLabels[state]
}
