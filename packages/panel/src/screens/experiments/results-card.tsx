import { Alert, Stack, Table, Text } from '@mantine/core'
import { readExperimentResultsCall } from '@vitrine/contract/experiments/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { CardList } from '../../parts/lists/card-list.tsx'
import { Facts } from '../../parts/numbers/facts.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { useStatisticsFormat } from '../statistics/use-statistics-format.ts'
import type { Results, ShownExperiment } from './experiment.ts'
import { variantText } from './experiment-words.ts'
import classes from './experiments.module.css'

interface ResultsProps {
  readonly experiment: ShownExperiment
  readonly results: Results
}

/** What visits came to that saw each variant, and what can be read from that. */
export function ResultsCard({ experiment }: Pick<ResultsProps, 'experiment'>) {
  const query = useCall(readExperimentResultsCall, { params: { id: experiment.id } }, { isFresh: true })
  const isPhone = useIsPhone()
  const Rows = isPhone ? ResultCards : ResultTable
  return (
    <PanelCard title="What came of it">
      <Shown of={[query]} loading="Loading the results" height={220}>
        {(read) => (
          <Stack>
            {experiment.type === 'test' && <Verdict experiment={experiment} results={read} />}
            <Rows experiment={experiment} results={read} />
            <Text size="xs" c="dimmed">
              Counted are visits that were shown a variant, and orders of the same visit; test orders are not.
              The range is where the rate lies with 95% certainty, however often you look.
            </Text>
            {read.sawSeveral > 0 && <SawSeveral visits={read.sawSeveral} />}
            {experiment.type === 'toggle' && (
              <Text size="xs" c="dimmed">
                On and off are not compared: the share of a toggle may change, and with it the days on which
                visits saw it. To compare two things, make a test.
              </Text>
            )}
          </Stack>
        )}
      </Shown>
    </PanelCard>
  )
}

function SawSeveral({ visits }: { readonly visits: number }) {
  const { number } = useFormat()
  return (
    <Text size="xs" c="dimmed">
      {visits === 1
        ? 'One visit saw several variants, in several tabs, and counts for the first.'
        : `${number(visits)} visits saw several variants, in several tabs, and count for the first.`}
    </Text>
  )
}

function Verdict({ experiment, results }: ResultsProps) {
  const { number } = useFormat()
  const { isSharedAsSet, best, visitsNeeded, variants } = results
  const least = Math.min(...variants.map(({ visits }) => visits))
  if (isSharedAsSet === false)
    return (
      <Alert color="red" title="Nothing can be read from this">
        Visits are not shared out as was set. That does not happen by chance: perhaps a redirect or an error
        keeps one of the variants from being shown or counted. Look at the errors of pages, and begin anew.
      </Alert>
    )
  if (best !== null)
    return (
      <Alert color="teal" title={`${variantText(experiment.type, best)} is better than all others`}>
        Its visits order more often, with 95% certainty.
      </Alert>
    )
  return (
    <Alert color="gray" title="No winner yet">
      {visitsNeeded === null
        ? // Where every visit ordered, none can order more often.
          variants.some(({ orders }) => orders > 0)
          ? 'All visits that saw it ordered, so it cannot be told how many visits are needed.'
          : 'Nothing was ordered yet by those who saw it, so it cannot be told how many visits are needed.'
        : `To show a difference of a fifth each variant needs about ${number(visitsNeeded)} visits. The one with the fewest has ${number(least)}. Smaller differences need many more.`}{' '}
      {isSharedAsSet === null && 'There are too few visits to tell whether they are shared out as was set.'}
    </Alert>
  )
}

function ResultTable({ experiment, results }: ResultsProps) {
  const { number } = useFormat()
  const most = greatestRate(results)
  return (
    <Table verticalSpacing="sm" tabularNums aria-label="Results">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Variant</Table.Th>
          <Table.Th ta="end">Visits</Table.Th>
          <Table.Th ta="end">Visits that ordered</Table.Th>
          <Table.Th ta="end">Takings</Table.Th>
          <Table.Th>Share that ordered</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {results.variants.map((variant) => (
          <Table.Tr key={variant.name}>
            <Table.Td>
              <VariantName experiment={experiment} results={results} name={variant.name} />
            </Table.Td>
            <Table.Td ta="end">{number(variant.visits)}</Table.Td>
            <Table.Td ta="end">{number(variant.orders)}</Table.Td>
            <Table.Td ta="end">
              <Takings amounts={variant.amounts} />
            </Table.Td>
            <Table.Td className={classes.rate}>
              <Rate variant={variant} most={most} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ResultCards({ experiment, results }: ResultsProps) {
  const { number } = useFormat()
  const most = greatestRate(results)
  return (
    <CardList label="Results">
      {results.variants.map((variant) => (
        <li key={variant.name} className={classes.card}>
          <VariantName experiment={experiment} results={results} name={variant.name} />
          <Facts
            facts={[
              { label: 'Visits', value: number(variant.visits) },
              { label: 'Visits that ordered', value: number(variant.orders) },
              { label: 'Takings', value: <Takings amounts={variant.amounts} /> },
            ]}
          />
          <Rate variant={variant} most={most} />
        </li>
      ))}
    </CardList>
  )
}

function VariantName({ experiment, results, name }: ResultsProps & { readonly name: string }) {
  const { type, variants } = experiment
  const { wholePercent } = useStatisticsFormat()
  const percent = variants.find((each) => each.name === name)?.percent
  return (
    <span className={classes.variantName}>
      <strong>{variantText(type, name)}</strong>
      {percent !== undefined && <span className={classes.share}>{wholePercent(percent)}</span>}
      {results.best === name && results.isSharedAsSet !== false && (
        <StatusBadge tone="good">Best</StatusBadge>
      )}
    </span>
  )
}

type VariantResult = Results['variants'][number]

function Takings({ amounts }: Pick<VariantResult, 'amounts'>) {
  const { money } = useFormat()
  return <>{amounts.map(({ cents, currency }) => money(cents, currency)).join(' + ') || '–'}</>
}

/** Below so many visits the range of a rate is nearly all there is. */
const fewestVisitsTold = 100

/** The greatest rate that a variant may have, of those that are drawn. */
function greatestRate({ variants }: Results): number {
  return Math.max(0, ...variants.map(({ visits, high }) => (visits < fewestVisitsTold ? 0 : (high ?? 0))))
}

interface RateProps {
  readonly variant: VariantResult
  /** The greatest rate that any variant may have, which is as long as the scale. */
  readonly most: number
}

/** The rate and where it lies, in words; the bar repeats them. */
function Rate({ variant: { visits, rate, low, high }, most }: RateProps) {
  const { rate: rateText } = useStatisticsFormat()
  if (rate === null || low === null || high === null)
    return (
      <Text size="sm" c="dimmed">
        No visits yet
      </Text>
    )
  if (visits < fewestVisitsTold)
    return (
      <Text size="sm" c="dimmed">
        Too few visits to tell
      </Text>
    )
  const at = (value: number) => `${most === 0 ? 0 : (100 * value) / most}%`
  return (
    <>
      <Text size="sm">
        <strong>{rateText(rate)}</strong> {`between ${rateText(low)} and ${rateText(high)}`}
      </Text>
      <div className={classes.range} aria-hidden>
        <span
          className={classes.rangePart}
          style={{ insetInlineStart: at(low), inlineSize: at(high - low) }}
        />
        <span className={classes.rangeAt} style={{ insetInlineStart: at(rate) }} />
      </div>
    </>
  )
}
