import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../../parts/status-badge.tsx'
import type { CampaignReply } from '../stored-campaign.ts'
import { ProblemLines } from './problem-lines.tsx'
import classes from './sending.module.css'

interface ReadinessCardProps {
  readonly readiness: CampaignReply['readiness']
  /** Whether something is not saved yet: then this tells of what was. */
  readonly isDirty: boolean
}

/** Who would get a campaign, from whom, and what hinders sending it. */
export function ReadinessCard({ readiness, isDirty }: ReadinessCardProps) {
  const { number } = useFormat()
  const { readers, problems, from, mailsPerMinute } = readiness
  const isReady = problems.length === 0
  return (
    <PanelCard
      title="Before it goes out"
      beside={
        <StatusBadge tone={isReady ? 'good' : 'due'}>
          {isReady ? 'Ready' : 'Something is missing'}
        </StatusBadge>
      }
    >
      <Stack gap="md">
        {problems.length > 0 && <ProblemLines problems={problems} />}
        <dl className={classes.facts}>
          <dt>Readers</dt>
          <dd>{readers === 1 ? '1 person' : `${number(readers)} people`}</dd>
          {from !== '' && (
            <>
              <dt>From</dt>
              <dd>{from}</dd>
            </>
          )}
          <dt>Pace</dt>
          <dd>{`${number(mailsPerMinute)} mails a minute`}</dd>
        </dl>
        {isDirty && (
          <Text size="sm" c="dimmed">
            This tells of what was saved last.
          </Text>
        )}
      </Stack>
    </PanelCard>
  )
}
