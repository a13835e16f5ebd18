import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'
import type { AskedClash, TakenTheirs } from './asked-clash.ts'
import { ClashField } from './clash-field.tsx'
import { useValueWords } from './use-value-words.ts'

interface ClashDialogProps {
  /** What both changed; null: nothing is to be asked. */
  readonly clashes: readonly AskedClash[] | null
  /** Saves what was chosen. */
  readonly onChoose: (taken: TakenTheirs) => void
  readonly onClose: () => void
}

/** Asks, field by field, whose change counts where two people changed the same. */
export function ClashDialog({ clashes, onChoose, onClose }: ClashDialogProps) {
  return (
    <Modal opened={clashes !== null} onClose={onClose} title="Somebody else changed the same" size="lg">
      {clashes && (
        <Choices key={keysOf(clashes).join()} clashes={clashes} onChoose={onChoose} onClose={onClose} />
      )}
    </Modal>
  )
}

const keysOf = (clashes: readonly AskedClash[]) => clashes.map(({ key }) => key)

function Choices({
  clashes,
  onChoose,
  onClose,
}: ClashDialogProps & { readonly clashes: readonly AskedClash[] }) {
  const [taken, setTaken] = useState<TakenTheirs>(new Set())
  const words = useValueWords()
  const take = (key: string, isTheirs: boolean) =>
    setTaken((before) => new Set(isTheirs ? [...before, key] : [...before].filter((each) => each !== key)))
  return (
    <Stack>
      <Text size="sm">
        Since you opened this, somebody else saved another value. Choose which one counts. All else that
        either of you changed is kept.
      </Text>
      {clashes.length > 1 && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setTaken(new Set(keysOf(clashes)))}>
            All theirs
          </Button>
          <Button size="xs" variant="default" onClick={() => setTaken(new Set())}>
            All mine
          </Button>
        </Group>
      )}
      {clashes.map((clash) => (
        <ClashField
          key={clash.key}
          clash={clash}
          words={words}
          isTheirs={taken.has(clash.key)}
          onTake={(isTheirs) => take(clash.key, isTheirs)}
        />
      ))}
      <DialogButtons>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button onClick={() => onChoose(taken)}>Save the choice</Button>
      </DialogButtons>
    </Stack>
  )
}
