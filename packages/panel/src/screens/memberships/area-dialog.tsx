import { Button, Text, Textarea, TextInput } from '@mantine/core'
import {
  addMemberAreaCall,
  changeMemberAreaCall,
  removeMemberAreaCall,
} from '@vitrine/contract/memberships/panel-calls'
import { useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { Area, Thing } from './set-up.ts'
import { ThingPicker } from './thing-picker.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Names an area, and puts into it what is for members alone. */
export function AreaDialog({ area, onClose }: { readonly area: Area | null; readonly onClose: () => void }) {
  const change = useMemberChange(onClose)
  const [name, setName] = useState(area?.name ?? '')
  const [deniedText, setDeniedText] = useState(area?.deniedText ?? '')
  const [things, setThings] = useState<readonly Thing[]>(area?.things ?? [])
  const [isRemoving, remove] = useState(false)
  const errors = refusalIn(change)?.errors ?? {}
  const body = { name, deniedText, things: things.map(({ kind, id }) => ({ kind, id })) }
  const save = () =>
    area === null
      ? change.send(prepareCall(addMemberAreaCall, { body }), 'The area was added')
      : change.send(
          prepareCall(changeMemberAreaCall, {
            params: { areaId: area.id },
            body: { ...body, updatedAtMs: area.updatedAtMs },
          }),
          'The area was saved',
        )
  if (isRemoving && area)
    return (
      <FormDialog
        title={`Remove the area ${area.name}`}
        onClose={() => remove(false)}
        onSubmit={() =>
          void change.send(
            prepareRemoval(removeMemberAreaCall, { params: { areaId: area.id } }),
            'The area was removed: what lay in it is open to all',
          )
        }
        change={change}
        size="lg"
        action="Open it to all"
        isDangerous
      >
        <Text size="sm">
          Everything that lies in it is open to all visitors and search engines at once, but for what lies in
          another area, too.
        </Text>
      </FormDialog>
    )
  return (
    <FormDialog
      title={area ? `Area: ${area.name}` : 'Add an area'}
      onClose={onClose}
      onSubmit={() => void save()}
      change={change}
      size="lg"
      action={area ? 'Save' : 'Add'}
    >
      <TextInput
        label="Name"
        description="Visitors read it above the plans that open it."
        value={name}
        error={errors.name}
        data-autofocus
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label="What those read who are no members"
        placeholder="This part of the site is for members."
        autosize
        minRows={2}
        value={deniedText}
        error={errors.deniedText}
        onChange={({ currentTarget }) => setDeniedText(currentTarget.value)}
      />
      <ThingPicker things={things} error={errors.things} onChange={setThings} />
      {area && (
        <Button
          variant="subtle"
          color="red.9"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => remove(true)}
        >
          Remove the area
        </Button>
      )}
    </FormDialog>
  )
}
