import { Button, Group, NativeSelect, Table, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { exportTaxReportCall, readTaxReportCall } from '@vitrine/contract/orders/paper-calls'
import { quarterFrom } from '@vitrine/domain/time/quarters'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { countryName } from '../../../parts/names/country-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'

/** Three years back can be chosen. */
const shownQuarters = 12

/** What was sold and given back in a quarter, by country and rate of tax. */
export function TaxReportScreen() {
  const [quarter, setQuarter] = useState<string | null>(null)
  const input = { query: quarter === null ? {} : { quarter } }
  const query = useCall(readTaxReportCall, input, { keepPrevious: true, isFresh: true })
  const report = query.data
  const current = report?.currentQuarter ?? ''
  const choices =
    current === '' ? [] : Array.from({ length: shownQuarters }, (_, back) => quarterFrom(current, -back))
  const shown = quarter ?? current
  return (
    <>
      <SettingsHead
        title="Tax report"
        actions={
          report && (
            <Button
              component="a"
              href={`${exportTaxReportCall.path}?quarter=${shown}`}
              download
              variant="default"
            >
              Download as CSV
            </Button>
          )
        }
      />
      <PanelCard title="By country and rate">
        <Group mb="md" align="flex-end">
          <NativeSelect
            label="Quarter"
            value={shown}
            data={choices.map((value) => ({ value, label: quarterLabel(value) }))}
            disabled={!report}
            onChange={({ currentTarget }) => setQuarter(currentTarget.value)}
          />
        </Group>
        <Shown of={[query]} loading="Loading the taxes">
          {(read) => <Rows rows={read.rows} isOld={query.isPlaceholderData} />}
        </Shown>
        <Text size="sm" c="dimmed" mt="md">
          Orders count when they are paid, refunds when they are done, by the clock of your site; test orders
          do not. Gift cards are no turnover when they are sold: what is bought with them is taxed. The file
          has the same figures, as they are filled in for the One Stop Shop.
        </Text>
      </PanelCard>
    </>
  )
}

function quarterLabel(quarter: string): string {
  const [year, number] = quarter.split('-')
  return `${number} ${year}`
}

type Row = ReplyOf<typeof readTaxReportCall>['rows'][number]

function Rows({ rows, isOld }: { readonly rows: readonly Row[]; readonly isOld: boolean }) {
  const { money, percent } = useFormat()
  if (rows.length === 0) return <Text size="sm">Nothing was paid or given back in this quarter.</Text>
  return (
    <Table.ScrollContainer minWidth={720} aria-label="Taxes by country and rate" tabIndex={0}>
      <Table aria-busy={isOld}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Country</Table.Th>
            <Table.Th scope="col">Rate of tax</Table.Th>
            <Table.Th scope="col" ta="right">
              Sales, net
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Refunds, net
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Net
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Tax due
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={[
                ...[row.country, row.name, row.rateMilliPercent],
                ...[row.isReverseCharge, row.isGiftCard, row.currency],
              ].join()}
            >
              <Table.Th scope="row">{row.country ? countryName(row.country) : 'Not known'}</Table.Th>
              <Table.Td>
                {row.isGiftCard
                  ? 'Gift cards sold'
                  : row.isReverseCharge
                    ? 'Reverse charge'
                    : `${row.name} ${percent(row.rateMilliPercent)}`}
              </Table.Td>
              <Table.Td ta="right">{money(row.salesNetCents, row.currency)}</Table.Td>
              <Table.Td ta="right">{money(row.refundsNetCents, row.currency)}</Table.Td>
              <Table.Td ta="right">{money(row.netCents, row.currency)}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {money(row.taxCents, row.currency)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
