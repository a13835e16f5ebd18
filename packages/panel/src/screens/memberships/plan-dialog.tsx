import { Button, Checkbox, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import {
  addMembershipPlanCall,
  changeMembershipPlanCall,
  removeMembershipPlanCall,
} from '@vitrine/contract/memberships/panel-calls'
import { useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { freePrice, PriceFields } from './price-fields.tsx'
import type { Area, Plan } from './set-up.ts'
import { useMemberChange } from './use-member-change.ts'

interface PlanDialogProps {
  readonly plan: Plan | null
  readonly areas: readonly Area[]
  readonly onClose: () => void
}

/** Says what a plan opens, and whether visitors can choose it. */
export function PlanDialog({ plan, areas, onClose }: PlanDialogProps) {
  const change = useMemberChange(onClose)
  const [body, setBody] = useState(() => ({
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    areaIds: plan?.areaIds ?? (areas.length === 1 ? areas.map(({ id }) => id) : []),
    price: plan?.price ?? freePrice,
    isOffered: plan?.isOffered ?? true,
  }))
  const errors = refusalIn(change)?.errors ?? {}
  const sent = { ...body, areaIds: [...body.areaIds] }
  const save = () =>
    plan === null
      ? change.send(prepareCall(addMembershipPlanCall, { body: sent }), 'The plan was added')
      : change.send(
          prepareCall(changeMembershipPlanCall, {
            params: { planId: plan.id },
            body: { ...sent, updatedAtMs: plan.updatedAtMs },
          }),
          'The plan was saved',
        )
  return (
    <FormDialog
      title={plan ? `Plan: ${plan.name}` : 'Add a plan'}
      onClose={onClose}
      onSubmit={() => void save()}
      change={change}
      size="lg"
      action={plan ? 'Save' : 'Add'}
    >
      <TextInput
        label="Name"
        value={body.name}
        error={errors.name}
        data-autofocus
        onChange={({ currentTarget }) => setBody({ ...body, name: currentTarget.value })}
      />
      <Textarea
        label="What visitors read about it"
        autosize
        minRows={2}
        value={body.description}
        error={errors.description}
        onChange={({ currentTarget }) => setBody({ ...body, description: currentTarget.value })}
      />
      <Checkbox.Group
        label="What it opens"
        value={[...body.areaIds]}
        error={errors.areaIds}
        onChange={(areaIds) => setBody({ ...body, areaIds })}
      >
        <Stack gap="xs" mt={4}>
          {areas.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <PriceFields price={body.price} errors={errors} onChange={(price) => setBody({ ...body, price })} />
      {plan?.productId && (
        <Text size="sm">
          <LinkText to="/products/$productId" params={{ productId: plan.productId }}>
            What the shop sells of it
          </LinkText>
          {': its tax, its picture, a sale.'}
        </Text>
      )}
      <Switch
        label="Visitors can choose it"
        description="Otherwise nobody joins, and you alone grant it. Who is a member stays one."
        checked={body.isOffered}
        onChange={({ currentTarget }) => setBody({ ...body, isOffered: currentTarget.checked })}
      />
      {plan && (
        <Button
          variant="subtle"
          color="red.9"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          loading={change.state.kind === 'saving'}
          onClick={() =>
            void change.send(
              prepareRemoval(removeMembershipPlanCall, { params: { planId: plan.id } }),
              'The plan was removed',
            )
          }
        >
          Remove the plan
        </Button>
      )}
    </FormDialog>
  )
}
