import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { listMediaCall, removeMediaCall } from '@vitrine/contract/media/library-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { toastError, toastSaved } from '../../parts/toast.ts'
import { AltWalk } from './alt-walk.tsx'

interface TidyBarProps {
  readonly only: 'no-alt' | 'unused'
  readonly total: number
  readonly onDone: () => void
}

/** What can be done to all that a filter found. */
export function TidyBar({ only, total, onDone }: TidyBarProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onDone()
  }
  const isWalk = only === 'no-alt'
  const files = total === 1 ? 'file' : 'files'
  return (
    <Group px="md" pb="md" justify="space-between">
      <Text size="sm" c="dimmed">
        {isWalk
          ? 'A description tells those who do not see a picture what it shows, and search engines, too.'
          : 'No page, product or post of the site names these files. Orders of before may still show a picture.'}
      </Text>
      <Button
        variant="default"
        color={isWalk ? undefined : 'red'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isWalk ? 'Describe one after another' : `Remove ${total} ${files}`}
      </Button>
      {isOpen && isWalk && <AltWalk onClose={close} />}
      {isOpen && !isWalk && <RemoveUnused total={total} onClose={close} />}
    </Group>
  )
}

function RemoveUnused({ total, onClose }: { readonly total: number; readonly onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const files = total === 1 ? 'file' : 'files'
  const removeAll = async () => {
    setBusy(true)
    const outcome = await removeUnused()
    if (outcome.problem === null)
      toastSaved(`${outcome.removed} ${outcome.removed === 1 ? 'file was' : 'files were'} removed`)
    else toastError('Not all files were removed', outcome.problem)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Remove ${total} ${files}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text size="sm">They are gone for good, and their addresses answer nothing from then on.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep them
          </Button>
          <Button color="red" loading={isBusy} onClick={() => void removeAll()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Removes what nothing names, so many at a time as one call takes; what came into use meanwhile stays. */
async function removeUnused(): Promise<{ readonly removed: number; readonly problem: string | null }> {
  let removed = 0
  for (;;) {
    const found = await call(listMediaCall, { query: { only: 'unused', limit: 200 } })
    if (!found.ok) return { removed, problem: found.refusal.message }
    const ids = found.reply.media.map(({ id }) => id)
    if (ids.length === 0) return { removed, problem: null }
    const outcome = await call(removeMediaCall, { body: { ids, evenIfUsed: false } })
    if (!outcome.ok) return { removed, problem: outcome.refusal.message }
    removed += outcome.reply.removed
  }
}
