import { NativeSelect } from '@mantine/core'
import { readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { useMay } from '../../../session/may.ts'
import type { BuilderCardProps } from './builder-card.ts'

/** Which free plan who sends the form is invited to join; nothing on sites without one. */
export function MemberPlanField({ values, change }: Pick<BuilderCardProps, 'values' | 'change'>) {
  const mayRead = useMay(readMemberSetUpCall)
  const { data } = useCall(readMemberSetUpCall, {}, { isEnabled: mayRead })
  const free = (data?.plans ?? []).filter(({ price, isOffered }) => price?.kind === 'free' && isOffered)
  if (free.length === 0) return null
  const isKnown = values.joinsPlanId === '' || free.some(({ id }) => id === values.joinsPlanId)
  return (
    <NativeSelect
      label="Who sends it becomes a member"
      description="They get a mail with a link, by which they choose a password and join. The form needs a field for an email address."
      value={values.joinsPlanId}
      data={[
        { value: '', label: 'No' },
        ...free.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: values.joinsPlanId, label: 'A plan that is not offered' }]),
      ]}
      onChange={({ currentTarget }) => change({ joinsPlanId: currentTarget.value })}
    />
  )
}
