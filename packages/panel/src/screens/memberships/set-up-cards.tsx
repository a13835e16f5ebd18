import { Alert, Button, EmptyState, Group, Stack, Text } from '@mantine/core'
import { membershipPriceWords } from '@vitrine/domain/subscriptions/memberships/membership-price-words'
import { LockKeyhole, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useSession } from '../../session/session.ts'
import { panelLocale } from '../../session/shown-language.ts'
import type { Area, Plan, SetUp } from './set-up.ts'
import classes from './set-up-cards.module.css'

const AreaDialog = lazy(() => import('./area-dialog.tsx').then((file) => ({ default: file.AreaDialog })))
const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((file) => ({ default: file.PlanDialog })))

type Opened =
  | { readonly kind: 'area'; readonly area: Area | null }
  | { readonly kind: 'plan'; readonly plan: Plan | null }

/** What is for members, and how they become members. */
export function SetUpCards({ setUp }: { readonly setUp: SetUp }) {
  const [opened, open] = useState<Opened | null>(null)
  const { areas, plans, hasAccounts, notPayable } = setUp
  const unpaid = notPayable.join(', ')
  const addArea = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => open({ kind: 'area', area: null })}>
      Add an area
    </Button>
  )
  return (
    <Stack>
      {!hasAccounts && areas.length > 0 && (
        <Alert color="yellow">
          Customers cannot have accounts at the moment, so that no member can sign in. Switch accounts on in{' '}
          <LinkText to="/settings/checkout">Checkout and orders</LinkText>.
        </Alert>
      )}
      {notPayable.length > 0 && (
        <Alert color="yellow">
          Nobody can pay for {unpaid}: visitors read that in place of the button. What is paid again and again
          needs cards. Choose how you are paid in <LinkText to="/settings/payments">Payments</LinkText>.
        </Alert>
      )}
      {areas.length === 0 ? (
        <EmptyState
          py="xl"
          role="status"
          icon={<LockKeyhole aria-hidden />}
          title="Everything is open to all"
          description="Put pages, posts or products into an area, and only members see them. With the first area, customers can have accounts."
        >
          {addArea}
        </EmptyState>
      ) : (
        <>
          <PanelCard title="Areas" beside={addArea} isFlush>
            <ul className={classes.rows}>
              {areas.map((area) => (
                <AreaRow key={area.id} area={area} onOpen={() => open({ kind: 'area', area })} />
              ))}
            </ul>
          </PanelCard>
          <PanelCard
            title="Plans"
            isFlush
            beside={
              <Button
                leftSection={<Plus size={16} aria-hidden />}
                onClick={() => open({ kind: 'plan', plan: null })}
              >
                Add a plan
              </Button>
            }
          >
            {plans.length === 0 ? (
              <Text p="md" size="sm">
                Without a plan nobody becomes a member. Add one that opens an area.
              </Text>
            ) : (
              <ul className={classes.rows}>
                {plans.map((plan) => (
                  <PlanRow
                    key={plan.id}
                    plan={plan}
                    areas={areas}
                    onOpen={() => open({ kind: 'plan', plan })}
                  />
                ))}
              </ul>
            )}
          </PanelCard>
        </>
      )}
      <Suspense>
        {opened?.kind === 'area' && <AreaDialog area={opened.area} onClose={() => open(null)} />}
        {opened?.kind === 'plan' && (
          <PlanDialog plan={opened.plan} areas={areas} onClose={() => open(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

interface AreaRowProps {
  readonly area: Area
  readonly onOpen: () => void
}

function AreaRow({ area: { name, things }, onOpen }: AreaRowProps) {
  const titles = things.map(({ title }) => title).filter((title) => title !== '')
  return (
    <li>
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2}>
          {titles.length === 0 ? 'Nothing lies in it yet.' : titles.join(', ')}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={`Change the area ${name}`} onClick={onOpen}>
        Change
      </Button>
    </li>
  )
}

interface PlanRowProps {
  readonly plan: Plan
  readonly areas: readonly Area[]
  readonly onOpen: () => void
}

function PlanRow({ plan, areas, onOpen }: PlanRowProps) {
  const { currency, locale } = useSession().site
  const opens = areas.filter(({ id }) => plan.areaIds.includes(id)).map(({ name }) => name)
  return (
    <li>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {plan.name}
          </Text>
          <Text size="sm">
            {membershipPriceWords(plan.price, { currency, language: panelLocale(locale) })}
          </Text>
          {!plan.isOffered && <StatusBadge tone="calm">Not offered</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {opens.length === 0 ? 'Opens nothing any more.' : `Opens ${opens.join(', ')}`}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={`Change the plan ${plan.name}`} onClick={onOpen}>
        Change
      </Button>
    </li>
  )
}
