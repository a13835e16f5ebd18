import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { changeTargetCall, removeTargetCall, testTargetCall } from '@vitrine/contract/forms/target-calls'
import { isSigned, targetKindTexts } from '@vitrine/domain/forms/targets/form-target'
import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { type FormTarget, placeOf, type TargetList } from './form-target.ts'

interface TargetRowProps {
  readonly target: FormTarget
  readonly newsletters: TargetList['newsletters']
  readonly onEdit: () => void
  readonly onLog: () => void
  readonly onRenew: () => void
}

/** A target: what it is, how it does, and what can be done with it. */
export function TargetRow({ target, newsletters, onEdit, onLog, onRenew }: TargetRowProps) {
  const { id, name, kind } = target
  const testing = useChange<unknown>({ refused: 'The test was not sent', onDone: onLog })
  const test = prepareCall(testTargetCall, { params: { targetId: id }, body: {} })
  return (
    <Group component="li" justify="space-between" px={20} py="sm" gap="sm">
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <TargetState target={target} />
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {targetKindTexts[kind].label}: {placeOf(target, newsletters)}
        </Text>
        <TargetFailure target={target} />
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onLog} aria-label={`Deliveries to ${name}`}>
          Deliveries
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={testing.state.kind === 'saving'}
          onClick={() => void testing.send(test)}
          aria-label={`Send a test to ${name}`}
        >
          Send a test
        </Button>
        <TargetMenu target={target} onEdit={onEdit} onRenew={onRenew} />
      </Group>
      {isSigned(kind) && target.beforeUntilMs > Date.now() && <BeforeText atMs={target.beforeUntilMs} />}
    </Group>
  )
}

function TargetState({ target: { isOn, offReason, failingSinceMs } }: { readonly target: FormTarget }) {
  if (!isOn) return <StatusBadge tone={offReason === '' ? 'calm' : 'bad'}>Off</StatusBadge>
  return failingSinceMs === null ? (
    <StatusBadge tone="good">On</StatusBadge>
  ) : (
    <StatusBadge tone="due">Not answering</StatusBadge>
  )
}

function TargetFailure({ target: { isOn, offReason, failingSinceMs } }: { readonly target: FormTarget }) {
  const { ago } = useFormat()
  if (!isOn && offReason !== '')
    return (
      <Text size="xs" c="red.9">
        {offReason === 'gone'
          ? 'It was switched off: it answered that it wants nothing more.'
          : 'It was switched off: nothing arrived there for three days.'}
      </Text>
    )
  if (!isOn || failingSinceMs === null) return null
  return (
    <Text size="xs" c="dimmed">
      The first try that failed was {ago(failingSinceMs)}; nothing has arrived there since.
    </Text>
  )
}

function BeforeText({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="xs" c="dimmed" w="100%">
      The secret before signs along until {moment(atMs)}.
    </Text>
  )
}

type TargetMenuProps = Pick<TargetRowProps, 'target' | 'onEdit' | 'onRenew'>

function TargetMenu({ target, onEdit, onRenew }: TargetMenuProps) {
  const { id, name, kind, settings, isOn, updatedAtMs } = target
  const change = useChange<unknown>({ refused: 'The target was not changed' })
  const removal = useChange<unknown>({ refused: 'The target was not removed' })
  const turn = () => {
    const body = { name, settings: copied(settings), key: '', isOn: !isOn, updatedAtMs }
    const turning = prepareCall(changeTargetCall, { params: { targetId: id }, body })
    void change.send(turning, isOn ? `${name} was switched off` : `${name} was switched on`)
  }
  const remove = () =>
    void removal.send(prepareRemoval(removeTargetCall, { params: { targetId: id } }), `${name} was removed`)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={`More for ${name}`}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<Power size={16} aria-hidden />} onClick={turn}>
          {isOn ? 'Switch off' : 'Switch on'}
        </Menu.Item>
        {isSigned(kind) && (
          <Menu.Item leftSection={<KeyRound size={16} aria-hidden />} onClick={onRenew}>
            New secret
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Removes the log, too</Menu.Label>
        <Menu.Item color="red.9" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Remove for good
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const copied = (settings: FormTarget['settings']) => ({ ...settings, addresses: [...settings.addresses] })
