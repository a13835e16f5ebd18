import { Button, Text } from '@mantine/core'
import { changeSetUpCall } from '@vitrine/contract/website/start-calls'
import { Check, Circle } from 'lucide-react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { setUpSteps } from './set-up-steps.ts'
import classes from './start.module.css'
import type { Start } from './start-reply.ts'

/** What is still to be done until the first sale; a step ticks itself when it is done in its room. */
export function SetUpCard({ setUp }: { readonly setUp: NonNullable<Start['setUp']> }) {
  const steps = setUpSteps(setUp)
  const done = steps.filter(({ isDone }) => isDone).length
  const change = useChange<unknown>({
    refused: 'The steps are still there',
    goOn: () => document.querySelector<HTMLElement>('h1')?.focus(),
  })
  const putAway = prepareCall(changeSetUpCall, { body: { isHidden: true } })
  return (
    <PanelCard
      title={setUp.hasShop ? 'Until your first sale' : 'Until your site is ready'}
      beside={
        <Button size="compact-sm" variant="subtle" onClick={() => void change.send(putAway)}>
          Put away
        </Button>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {done} of {steps.length} done. Each step ticks itself.
      </Text>
      <ul className={classes.steps}>
        {steps.map(({ label, isDone, note, link }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? <Check size={18} aria-label="Done:" /> : <Circle size={18} aria-label="To do:" />}
            <div>
              <LinkText {...link} size="sm">
                {label}
              </LinkText>
              {note && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
