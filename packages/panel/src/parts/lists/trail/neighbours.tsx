import { ActionIcon, Group } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { growTrail, leaveTrail, neighboursOf, readTrail } from './list-trail.ts'

/** The lists whose records lead on to each other, and where their records are. */
const recordsOf = {
  '/orders': (id: string) => ({ to: '/orders/$orderId', params: { orderId: id } }) as const,
  '/customers': (id: string) => ({ to: '/customers/$customerId', params: { customerId: id } }) as const,
  '/forms': (id: string) =>
    ({ to: '/forms/submissions/$submissionId', params: { submissionId: id } }) as const,
  '/mailbox': (id: string) => ({ to: '/mailbox/$mailId', params: { mailId: id } }) as const,
  '/newsletter': (id: string) =>
    ({ to: '/newsletter/subscribers/$subscriberId', params: { subscriberId: id } }) as const,
  '/subscriptions': (id: string) =>
    ({ to: '/subscriptions/$subscriptionId', params: { subscriptionId: id } }) as const,
  '/products': (id: string) => ({ to: '/products/$productId', params: { productId: id } }) as const,
}

interface NeighboursProps {
  /** Where the list is, such as `/orders`. */
  readonly list: keyof typeof recordsOf
  readonly id: string
}

/** The ways to the records before and behind this one in the list it was opened from. */
export function Neighbours({ list, id }: NeighboursProps) {
  const [trail, setTrail] = useState(() => readTrail(list))
  const found = trail ? neighboursOf(trail, id) : { previous: null, next: null }
  const missing = found.next === undefined ? 'next' : found.previous === undefined ? 'previous' : null

  useEffect(() => {
    if (!trail || missing === null) return
    growTrail(trail, missing).then(
      (longer) => {
        leaveTrail(list, longer)
        setTrail(longer)
      },
      () => undefined,
    )
  }, [list, trail, missing])

  if (!trail?.ids.includes(id)) return null
  return (
    <Group gap={4} mb="xs" component="nav" aria-label="Records of the list">
      <Step list={list} id={found.previous} way="previous" />
      <Step list={list} id={found.next} way="next" />
    </Group>
  )
}

interface StepProps {
  readonly list: NeighboursProps['list']
  readonly id: string | null | undefined
  readonly way: 'previous' | 'next'
}

const StepLink = createLink(ActionIcon<'a'>)

function Step({ list, id, way }: StepProps) {
  const label = way === 'previous' ? 'Previous record' : 'Next record'
  const Icon = way === 'previous' ? ChevronLeft : ChevronRight
  const icon = <Icon size={18} aria-hidden />
  if (!id)
    return (
      <ActionIcon variant="default" size="lg" aria-label={label} aria-disabled data-disabled>
        {icon}
      </ActionIcon>
    )
  return (
    <StepLink
      component="a"
      variant="default"
      size="lg"
      {...recordsOf[list](id)}
      // The way back leads to the list, however many records were looked at.
      replace
      preload="render"
      aria-label={label}
      data-step={way}
    >
      {icon}
    </StepLink>
  )
}
