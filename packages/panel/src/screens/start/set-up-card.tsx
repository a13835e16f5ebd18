import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeSetUpCall, readStartCall } from '@vitrine/contract/website/start-calls'
import { Check, Circle } from 'lucide-react'
import { call } from '../../call/client.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { toastError } from '../../parts/toasts/toast.ts'
import { setUpSteps } from './set-up-steps.ts'
import classes from './start.module.css'
import type { Start } from './start-reply.ts'

/** What is still to be done until the first sale; a step ticks itself when it is done in its room. */
export function SetUpCard({ setUp }: { readonly setUp: NonNullable<Start['setUp']> }) {
  const queries = useQueryClient()
  const steps = setUpSteps(setUp)
  const done = steps.filter(({ isDone }) => isDone).length
  const putAway = async () => {
    const outcome = await call(changeSetUpCall, { body: { isHidden: true } })
    if (!outcome.ok) return toastError('The steps are still there', outcome.refusal.message)
    await queries.invalidateQueries({ queryKey: [readStartCall.name] })
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <PanelCard
      title={setUp.hasShop ? 'Until your first sale' : 'Until your site is ready'}
      beside={
        <Button size="compact-sm" variant="subtle" onClick={() => void putAway()}>
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
