import { Text } from '@mantine/core'
import { countTried } from '@vitrine/domain/newsletter/campaigns/delivery'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { CampaignReport } from './campaign-report.ts'
import classes from './report.module.css'

/** What became of a campaign, in figures. */
export function FiguresCard({ report }: { readonly report: CampaignReport }) {
  const { number } = useFormat()
  const { counts, measured } = report
  const { sent, opened, clicked, left, bounced, complained, failed, doubtful, skipped } = counts
  const part = (count: number, of: number) => (of === 0 ? '' : `${Math.round((count / of) * 100)} %`)
  const waiting = counts.queued + counts.handed
  return (
    <PanelCard title="Report">
      <dl className={classes.figures}>
        <Figure label="Sent" value={number(sent)} />
        {measured > 0 && <Figure label="Opened" value={number(opened)} note={part(opened, measured)} />}
        {measured > 0 && <Figure label="Clicked" value={number(clicked)} note={part(clicked, measured)} />}
        <Figure label="Unsubscribed" value={number(left)} note={part(left, sent)} />
        <Figure
          label="Came back"
          value={number(bounced)}
          note={part(bounced, countTried(counts))}
          isBad={bounced > 0}
        />
        <Figure label="Called spam" value={number(complained)} isBad={complained > 0} />
        <Figure label="Not sent" value={number(failed)} isBad={failed > 0} />
        {doubtful > 0 && <Figure label="In doubt" value={number(doubtful)} isBad />}
        {skipped > 0 && <Figure label="Left before" value={number(skipped)} />}
        {waiting > 0 && <Figure label="Waiting" value={number(waiting)} />}
      </dl>
      {measured > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {`Opened and clicked are counted of the ${number(measured)} who agreed to be measured.`}
        </Text>
      )}
      {doubtful > 0 && (
        <Text size="sm" c="dimmed">
          In doubt: the server was stopped while the mail service took them. They are not sent again, so that
          nobody gets it twice.
        </Text>
      )}
    </PanelCard>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  /** Its part of the whole; '' for none. */
  readonly note?: string
  readonly isBad?: boolean
}

function Figure({ label, value, note = '', isBad = false }: FigureProps) {
  return (
    <div className={classes.figure} data-bad={isBad || undefined}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note !== '' && <span className={classes.note}> {note}</span>}
      </dd>
    </div>
  )
}
