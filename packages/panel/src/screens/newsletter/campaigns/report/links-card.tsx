import { Anchor } from '@mantine/core'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { CampaignReport } from './campaign-report.ts'
import classes from './report.module.css'

/** How often each link was followed by those who agreed to be measured, the most first. */
export function LinksCard({ links }: Pick<CampaignReport, 'links'>) {
  const { number } = useFormat()
  return (
    <PanelCard title="Links">
      <ol className={classes.lines} aria-label="Clicks of each link">
        {links
          .toSorted((one, other) => other.clicks - one.clicks)
          .map(({ url, clicks }) => (
            <li key={url} className={classes.line}>
              <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className={classes.words}>
                {url}
              </Anchor>
              <span className={classes.count}>{clicks === 1 ? '1 click' : `${number(clicks)} clicks`}</span>
            </li>
          ))}
      </ol>
    </PanelCard>
  )
}
