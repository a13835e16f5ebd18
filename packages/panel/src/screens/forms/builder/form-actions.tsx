import { Button, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { resetFormCall } from '@vitrine/contract/forms/form-calls'
import { unplaceFormCall } from '@vitrine/contract/forms/form-list-calls'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import { listTargetsCall } from '@vitrine/contract/forms/target-calls'
import { Ellipsis, ExternalLink, FileMinus, FilePlus, Inbox, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { LinkButton } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { siteHref } from '../../../session/site-href.ts'
import { PlaceFormDialog } from './place-form-dialog.tsx'
import type { StoredForm } from './stored-form.ts'

interface FormActionsProps {
  readonly formId: string
  /** Under which the form is cached. */
  readonly name: string
  readonly stored: StoredForm
  /** It is as its block says it: what was typed is lost, as was said. */
  readonly onReset: () => void
}

/** What can be done with the form as a whole. */
export function FormActions({ formId, name, stored, onReset }: FormActionsProps) {
  const { place, isOwn, isSaidByBlock, version } = stored
  const isOnPage = place !== null && place.kind !== 'popup'
  const session = useSession()
  const queries = useQueryClient()
  const mayRead = useMay(listSubmissionsCall)
  const maySeeTargets = useMay(listTargetsCall)
  const [asked, setAsked] = useState<'place' | 'unplace' | 'reset' | null>(null)
  const close = () => setAsked(null)
  // Where it stands is no part of what is typed, which stays.
  const unplacing = useChange<unknown>({ stale: [{ name }], onDone: close })
  const resetting = useChange<StoredForm>({
    onDone: (reset) => {
      close()
      queries.setQueryData([name], reset)
      onReset()
    },
  })
  const reset = async () => {
    const sending = prepareCall(resetFormCall, { params: { formId }, body: { version } })
    const refused = await resetting.send(sending, 'The form is as its block says it')
    if (refused) void queries.invalidateQueries({ queryKey: [name] })
  }
  return (
    <>
      {mayRead && (
        <LinkButton
          to="/forms"
          search={{ f: `formId:is:${encodeURIComponent(formId)}` }}
          variant="default"
          leftSection={<Inbox size={16} aria-hidden />}
        >
          Submissions
        </LinkButton>
      )}
      {maySeeTargets && (
        <LinkButton
          to="/forms/$formId/targets"
          params={{ formId }}
          variant="default"
          leftSection={<Send size={16} aria-hidden />}
        >
          Where it goes
        </LinkButton>
      )}
      {place?.path && (
        <Button
          component="a"
          href={siteHref(place.path, session)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          rightSection={<ExternalLink size={14} aria-label="opens in a new tab" />}
        >
          {place.title}
        </Button>
      )}
      {!isOnPage && (
        <Button leftSection={<FilePlus size={16} aria-hidden />} onClick={() => setAsked('place')}>
          Put it on a page
        </Button>
      )}
      {isOnPage && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" px="xs" aria-label="More for this form">
              <Ellipsis size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {isOwn && isSaidByBlock && (
              <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => setAsked('reset')}>
                Back to what the block says
              </Menu.Item>
            )}
            <Menu.Item leftSection={<FileMinus size={16} aria-hidden />} onClick={() => setAsked('unplace')}>
              Take it off the page
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {asked === 'place' && <PlaceFormDialog formId={formId} name={name} onClose={close} />}
      {asked === 'unplace' && (
        <ConfirmDialog
          title="Take the form off its page?"
          action="Take it off"
          tone="danger"
          change={unplacing}
          onConfirm={() =>
            void unplacing.send(
              prepareCall(unplaceFormCall, { params: { formId } }),
              'The form stands on no page now',
            )
          }
          onClose={close}
        >
          Visitors cannot send it any more. The form stays as it is, with all that was sent by it, and can be
          put on a page again.
        </ConfirmDialog>
      )}
      {asked === 'reset' && (
        <ConfirmDialog
          title="Back to what the block says?"
          action="Take it back"
          tone="danger"
          change={resetting}
          onConfirm={() => void reset()}
          onClose={close}
        >
          What was written here since is taken back: name, fields and words. Settings stay. Changes that are
          not saved here are lost.
        </ConfirmDialog>
      )}
    </>
  )
}
