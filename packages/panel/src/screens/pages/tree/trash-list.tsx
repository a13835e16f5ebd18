import { Button, EmptyState, Group, Paper, Text } from '@mantine/core'
import { removePageCall, restorePageCall } from '@vitrine/contract/website/page-act-calls'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { toastError } from '../../../parts/toasts/toast.ts'
import { kindTitle } from '../kind-title.ts'
import type { PageTree } from './rules/tree-node.ts'
import { usePageAct, useReadPagesAgain } from './use-page-act.ts'

type TrashedPage = PageTree['trash'][number]

const dayMs = 86_400_000

/** The pages in the trash, with the days that are left. What is asked of one stays, also where the last one goes meanwhile. */
export function TrashList({ trash }: { readonly trash: readonly TrashedPage[] }) {
  const [leaving, setLeaving] = useState<TrashedPage | null>(null)
  return (
    <>
      {trash.length === 0 ? (
        <EmptyState
          py="xl"
          icon={<Trash2 aria-hidden />}
          title="The trash is empty"
          description="Pages that you move here can be brought back for 30 days."
        />
      ) : (
        <TrashedPages trash={trash} onDelete={setLeaving} />
      )}
      {leaving && <DeleteDialog page={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

interface TrashedPagesProps {
  readonly trash: readonly TrashedPage[]
  readonly onDelete: (page: TrashedPage) => void
}

function TrashedPages({ trash, onDelete }: TrashedPagesProps) {
  const act = usePageAct()
  const { moment } = useFormat()
  const restore = (page: TrashedPage) =>
    act(call(restorePageCall, { params: { collectionId: page.id } }), ({ isHidden }) =>
      isHidden
        ? `${page.title} is back, but hidden: what kept it from others, a password or an area, is not before it any more.`
        : `${page.title} is back, with the pages that went along, where they stood in the menus.`,
    )
  return (
    <Paper withBorder>
      <CardList label="Pages in the trash">
        {trash.map((page) => (
          <li key={page.id}>
            <Group p="md" justify="space-between" gap="sm">
              <div>
                <Text size="sm" fw={600}>
                  {page.title}
                </Text>
                <Text size="xs" c="dimmed">
                  {kindTitle({ title: page.kindTitle })} · /{page.urlId} · moved here{' '}
                  {moment(page.trashedAtMs)} · {leftText(page)}
                </Text>
              </div>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<RotateCcw size={14} aria-hidden />}
                  aria-label={`Restore ${page.title}`}
                  onClick={() => void restore(page)}
                >
                  Restore
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Delete ${page.title} for good`}
                  onClick={() => onDelete(page)}
                >
                  Delete for good
                </Button>
              </Group>
            </Group>
          </li>
        ))}
      </CardList>
    </Paper>
  )
}

interface DeleteDialogProps {
  readonly page: TrashedPage
  readonly onClose: () => void
}

function DeleteDialog({ page, onClose }: DeleteDialogProps) {
  const readAgain = useReadPagesAgain()
  const change = useChange<unknown>({ onDone: onClose })
  const remove = async () => {
    const outcome = await call(removePageCall, { params: { collectionId: page.id } })
    await readAgain()
    return outcome
  }
  const confirm = async () => {
    const refusal = await change.send(remove, `${page.title} is gone for good`)
    if (refusal?.status !== 404) return
    onClose()
    toastError(
      `${page.title} is not in the trash any more`,
      'Meanwhile it was deleted for good or brought back.',
    )
  }
  return (
    <ConfirmDialog
      title={`Delete ${page.title} for good?`}
      action="Delete for good"
      tone="danger"
      change={change}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The page and all that is in it cannot be brought back.
    </ConfirmDialog>
  )
}

function leftText({ leavesAtMs }: TrashedPage): string {
  const days = Math.max(0, Math.ceil((leavesAtMs - Date.now()) / dayMs))
  return days === 1 ? '1 day left' : `${days} days left`
}
