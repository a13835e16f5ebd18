import { Text } from '@mantine/core'
import type { VisitStep } from '@vitrine/domain/insight/subjects'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import classes from '../statistics.module.css'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import type { Overview } from './overview.ts'

const labels: Readonly<Record<VisitStep, string>> = {
  visit: 'Came to the site',
  product: 'Looked at a product',
  cart: 'Put something into the cart',
  checkout: 'Began the checkout',
  order: 'Ordered',
}

/** How far visits came on the way to an order. */
export function StepsCard({ steps }: Pick<Overview, 'steps'>) {
  const { number } = useFormat()
  const { share } = useStatisticsFormat()
  const all = steps[0]?.visits ?? 0
  return (
    <PanelCard title="Steps towards an order">
      <ol className={classes.steps}>
        {steps.map(({ step, visits }, place) => {
          const before = steps[place - 1]?.visits ?? 0
          return (
            <li key={step}>
              <div className={classes.stepLine}>
                <span>{labels[step]}</span>
                <span className={classes.stepCount}>
                  <strong>{number(visits)}</strong> {all > 0 && place > 0 && share(visits / all)}
                </span>
              </div>
              <div className={classes.track} aria-hidden>
                <span style={{ inlineSize: `${all === 0 ? 0 : Math.min(100, (100 * visits) / all)}%` }} />
              </div>
              {before > 0 && visits <= before && (
                <Text size="xs" c="dimmed">
                  {`${share(visits / before)} of the step before`}
                </Text>
              )}
            </li>
          )
        })}
      </ol>
      <Text size="xs" c="dimmed" mt="sm">
        A visit counts once for each step that it came to. Test orders are not counted.
      </Text>
    </PanelCard>
  )
}
