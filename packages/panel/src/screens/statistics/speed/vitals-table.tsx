import { Table } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import classes from './speed.module.css'
import { measures, measureTexts, pageTypeText, ratingLabels } from './speed-words.ts'
import type { Vital, VitalsOfPage } from './vitals.ts'

interface VitalsTableProps {
  readonly title: string
  readonly pages: readonly VitalsOfPage[]
}

const tones = { good: 'good', fair: 'due', poor: 'bad' } as const

/** What was measured on a kind of device, by kind of page. */
export function VitalsTable({ title, pages }: VitalsTableProps) {
  const isPhone = useIsPhone()
  const shown = measures.filter((measure) =>
    pages.some(({ vitals }) => vitals.some((vital) => vital.measure === measure)),
  )
  if (isPhone) return <VitalsCards title={title} pages={pages} />
  return (
    <Table.ScrollContainer minWidth={560} scrollAreaProps={{ type: 'auto' }}>
      <Table verticalSpacing="sm" horizontalSpacing="md" tabularNums aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.column}>Kind of page</Table.Th>
            {shown.map((measure) => (
              <Table.Th key={measure} className={classes.column}>
                {measureTexts[measure].label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pages.map(({ pageType, count, vitals }) => (
            <Table.Tr key={pageType}>
              <Table.Td>
                <PageName pageType={pageType} count={count} />
              </Table.Td>
              {shown.map((measure) => (
                <Table.Td key={measure}>
                  <VitalText vital={vitals.find((vital) => vital.measure === measure)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function VitalsCards({ title, pages }: VitalsTableProps) {
  return (
    <CardList label={title}>
      {pages.map(({ pageType, count, vitals }) => (
        <li key={pageType} className={classes.card}>
          <PageName pageType={pageType} count={count} />
          <dl className={classes.measures}>
            {measures.map((measure) => {
              const vital = vitals.find((each) => each.measure === measure)
              return (
                vital && (
                  <div key={measure}>
                    <dt>{measureTexts[measure].label}</dt>
                    <dd>
                      <VitalText vital={vital} />
                    </dd>
                  </div>
                )
              )
            })}
          </dl>
        </li>
      ))}
    </CardList>
  )
}

function PageName({ pageType, count }: Pick<VitalsOfPage, 'pageType' | 'count'>) {
  const { number } = useFormat()
  return (
    <>
      <span className={classes.page}>{pageTypeText(pageType)}</span>
      <span className={classes.count}>
        {count === 1 ? 'Measured once' : `Measured ${number(count)} times`}
      </span>
    </>
  )
}

function VitalText({ vital }: { readonly vital: Vital | undefined }) {
  const { duration, decimal } = useStatisticsFormat()
  if (!vital) return <>–</>
  const { measure, p75, rating } = vital
  return (
    <span className={classes.vital}>
      <span>{measure === 'cls' ? decimal(p75 / 1_000) : duration(p75)}</span>
      <StatusBadge tone={tones[rating]}>{ratingLabels[rating]}</StatusBadge>
    </span>
  )
}
