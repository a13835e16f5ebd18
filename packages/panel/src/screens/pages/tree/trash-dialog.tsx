import { Alert, Radio, Stack, Text } from '@mantine/core'
import { readPageLinksCall, trashPageCall } from '@vitrine/contract/website/page-act-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { menuTitle } from '../menu-title.ts'
import { useReadPagesAgain } from './use-page-act.ts'

interface TrashDialogProps {
  readonly page: { readonly id: string; readonly title: string }
  /** How many pages stand inside of it. */
  readonly insideCount: number
  readonly onClose: () => void
  readonly onTrashed: () => void
}

/** Nobody reads more names than these before they answer. */
const mostNamed = 12

/** Asks before a page goes to the trash, and what becomes of the pages inside of it. */
export function TrashDialog({ page, insideCount, onClose, onTrashed }: TrashDialogProps) {
  const readAgain = useReadPagesAgain()
  const change = useChange<unknown>({ goOn: onTrashed })
  const links = useCall(readPageLinksCall, { params: { collectionId: page.id } }).data
  const places = links ? [...links.menus.map(menuTitle), ...links.places] : []
  const leading = [...places.slice(0, mostNamed), ...(places.length > mostNamed ? ['…'] : [])].join(', ')
  const [inside, setInside] = useState('along')
  const move = async () => {
    const params = { collectionId: page.id }
    const body = { inside: inside === 'out' ? ('out' as const) : ('along' as const) }
    const outcome = await call(trashPageCall, { params, body })
    await readAgain(outcome.ok ? page.id : undefined)
    return outcome
  }
  return (
    <ConfirmDialog
      title={`Move ${page.title} to the trash?`}
      action="Move to trash"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(move, `${page.title} is in the trash`)}
      onClose={onClose}
    >
      <Text size="sm">
        It leaves the site and its menus at once, with all that is in it. For 30 days you can bring it back;
        then it is gone for good.
      </Text>
      {leading !== '' && (
        <Alert color="yellow" p="xs">
          Links lead to it from {leading}. Its entries leave the menus by themselves; all other links will
          lead nowhere.
        </Alert>
      )}
      {insideCount > 0 && (
        <Radio.Group label="Pages inside of it" value={inside} onChange={setInside}>
          <Stack gap="xs" mt={6}>
            <Radio value="along" label="Go to the trash with it" />
            <Radio
              value="out"
              label="Stay, and stand by themselves"
              description="If a password or an area before this page kept them from others, they are hidden until you show them."
            />
          </Stack>
        </Radio.Group>
      )}
      <Alert color="gray" variant="light" p="xs">
        To take a page away for a while, hide it instead.
      </Alert>
    </ConfirmDialog>
  )
}
