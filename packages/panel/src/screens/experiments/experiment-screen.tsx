import { Group, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listExperimentsCall } from '@vitrine/contract/experiments/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useStatisticsFormat } from '../statistics/use-statistics-format.ts'
import type { ShownExperiment } from './experiment.ts'
import { ExperimentActs } from './experiment-acts.tsx'
import { sharesText, stateLabels, stateTones, typeLabels } from './experiment-words.ts'
import { ResultsCard } from './results-card.tsx'
import { SnippetCard } from './snippet-card.tsx'
import { Uncounted } from './uncounted.tsx'

const route = getRouteApi('/panel/settings/experiments/$experimentId')

/** A toggle or a test: how it stands, what came of it, and what the template needs. */
export function ExperimentScreen() {
  const { experimentId } = route.useParams()
  const query = useCall(listExperimentsCall, {}, { isFresh: true })
  const experiment = query.data?.experiments.find(({ id }) => id === experimentId)
  const back = <BackLink to="/settings/experiments">Toggles and tests</BackLink>
  if (!experiment)
    return (
      <>
        <PageHead title="Toggles and tests" above={back} />
        <Shown of={[query]} loading="Loading it" height={320}>
          {() => <Text role="status">This is not there any more.</Text>}
        </Shown>
      </>
    )
  const { name, type, state } = experiment
  return (
    <>
      <PageHead
        title={name}
        above={back}
        beside={
          <>
            <StatusBadge tone="calm">{typeLabels[type]}</StatusBadge>
            <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge>
          </>
        }
        actions={<ExperimentActs experiment={experiment} />}
      />
      <Stack gap="lg">
        {state !== 'ended' && <Uncounted />}
        <AboutCard experiment={experiment} />
        {state !== 'draft' && <ResultsCard experiment={experiment} />}
        <SnippetCard experiment={experiment} />
      </Stack>
    </>
  )
}

function AboutCard({ experiment }: { readonly experiment: ShownExperiment }) {
  const { moment } = useFormat()
  const { wholePercent } = useStatisticsFormat()
  const { description, startedAtMs, endedAtMs } = experiment
  return (
    <PanelCard title="What visitors get">
      <Stack gap={4}>
        <Text size="sm" fw={600}>
          {sharesText(experiment, wholePercent)}
        </Text>
        {description !== '' && <Text size="sm">{description}</Text>}
        <Group gap="md">
          <Text size="xs" c="dimmed">
            {startedAtMs === null
              ? 'It has not begun: nobody gets it, and what the template does by itself holds.'
              : `Begun ${moment(startedAtMs)}`}
          </Text>
          {endedAtMs !== null && (
            <Text size="xs" c="dimmed">
              {`Ended ${moment(endedAtMs)}`}
            </Text>
          )}
        </Group>
      </Stack>
    </PanelCard>
  )
}
