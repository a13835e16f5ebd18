import { Button, EmptyState, Group, Paper, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { listExperimentsCall } from '@vitrine/contract/experiments/panel-calls'
import { FlaskConical, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { CardList } from '../../parts/lists/card-list.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { SettingsHead } from '../settings/settings-head.tsx'
import { useStatisticsFormat } from '../statistics/use-statistics-format.ts'
import type { ShownExperiment } from './experiment.ts'
import { ExperimentDialog } from './experiment-dialog.tsx'
import { sharesText, stateLabels, stateTones, typeLabels } from './experiment-words.ts'
import classes from './experiments.module.css'

/** What not all visitors see alike. */
export function ExperimentsScreen() {
  const navigate = useNavigate()
  const query = useCall(listExperimentsCall, {}, { isFresh: true })
  const [isMaking, make] = useState(false)
  const experiments = query.data?.experiments
  return (
    <>
      <SettingsHead
        title="Toggles and tests"
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => make(true)}>
            New toggle or test
          </Button>
        }
      />
      <Text size="sm" c="dimmed" mb="md">
        A toggle shows something to a part of the visitors, such as a new menu to ten of a hundred before all
        get it. A test shows several things to a part each, and counts what the visits come to. Template and
        scripts ask for them by their names; each has the lines to copy.
      </Text>
      <Paper withBorder>
        <Shown of={[query]} loading="Loading toggles and tests">
          {() => (
            <>
              {experiments?.length === 0 && (
                <EmptyState
                  py="xl"
                  role="status"
                  icon={<FlaskConical aria-hidden />}
                  title="No toggles and no tests yet"
                  description="All visitors see the same."
                />
              )}
              {experiments && experiments.length > 0 && (
                <CardList label="Toggles and tests">
                  {experiments.map((experiment) => (
                    <ExperimentRow key={experiment.id} experiment={experiment} />
                  ))}
                </CardList>
              )}
            </>
          )}
        </Shown>
      </Paper>
      {isMaking && (
        <ExperimentDialog
          experiment={null}
          onClose={() => make(false)}
          onDone={({ id }) =>
            void navigate({ to: '/settings/experiments/$experimentId', params: { experimentId: id } })
          }
        />
      )}
    </>
  )
}

function ExperimentRow({ experiment }: { readonly experiment: ShownExperiment }) {
  const { id, name, type, state, description } = experiment
  const { wholePercent } = useStatisticsFormat()
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <LinkText
            to="/settings/experiments/$experimentId"
            params={{ experimentId: id }}
            fw={600}
            className={classes.name}
          >
            {name}
          </LinkText>
          <StatusBadge tone="calm">{typeLabels[type]}</StatusBadge>
          <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge>
        </Group>
        {description !== '' && <Text size="sm">{description}</Text>}
        <Text size="sm" c="dimmed">
          {sharesText(experiment, wholePercent)}
        </Text>
      </div>
      <Since experiment={experiment} />
    </li>
  )
}

function Since({ experiment }: { readonly experiment: ShownExperiment }) {
  const { day } = useFormat()
  const { startedAtMs, endedAtMs, createdAtMs } = experiment
  return (
    <Text size="xs" c="dimmed">
      {endedAtMs !== null
        ? `Ended ${day(endedAtMs)}`
        : startedAtMs !== null
          ? `Begun ${day(startedAtMs)}`
          : `Made ${day(createdAtMs)}`}
    </Text>
  )
}
