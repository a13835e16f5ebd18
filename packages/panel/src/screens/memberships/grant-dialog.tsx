import { NativeSelect, TextInput } from '@mantine/core'
import { grantMembershipCall } from '@vitrine/contract/memberships/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { Plan } from './set-up.ts'
import { useMemberChange } from './use-member-change.ts'

interface GrantDialogProps {
  readonly plans: readonly Plan[]
  readonly onClose: () => void
}

/** Makes somebody a member, whether they have an account yet or not. */
export function GrantDialog({ plans, onClose }: GrantDialogProps) {
  const change = useMemberChange(onClose)
  const [email, setEmail] = useState('')
  const [planId, setPlanId] = useState(plans[0]?.id ?? '')
  const [lastDay, setLastDay] = useState('')
  const errors = refusalIn(change)?.errors ?? {}
  const body = { email, planId, lastDay }
  return (
    <FormDialog
      title="Make somebody a member"
      onClose={onClose}
      onSubmit={() =>
        void change.send(prepareCall(grantMembershipCall, { body }), 'The membership was granted')
      }
      change={change}
      size="lg"
      action="Grant"
    >
      <TextInput
        label="Email"
        type="email"
        description="Who has no account yet makes one with this address; no mail goes out."
        value={email}
        error={errors.email}
        data-autofocus
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <NativeSelect
        label="Plan"
        value={planId}
        error={errors.planId}
        data={plans.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setPlanId(currentTarget.value)}
      />
      <TextInput
        label="Last day"
        type="date"
        description="Left empty, it has no end."
        value={lastDay}
        error={errors.endsAtMs}
        onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
      />
    </FormDialog>
  )
}
