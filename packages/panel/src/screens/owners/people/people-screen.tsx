import { Button, EmptyState, Stack } from '@mantine/core'
import { listPeopleCall } from '@vitrine/contract/owners/people-calls'
import { Mail, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { FactorRules } from './factor-rules.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { PeopleDialog } from './people.ts'
import { PersonActDialog } from './person-act-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { SignInsDialog } from './sign-ins-dialog.tsx'

/** Who works on the site, and who was invited to. */
export function PeopleScreen() {
  const query = useCall(listPeopleCall, {}, { isFresh: true })
  const [dialog, open] = useState<PeopleDialog | null>(null)
  // Shown once: it stands above a dialog that was opened meanwhile, which keeps what is typed into it.
  const [link, showLink] = useState<{ readonly email: string; readonly link: string } | null>(null)
  const { people = [], invitations = [], mailsLinks = false } = query.data ?? {}
  const isOwner = people.some((person) => person.isSelf && person.isOwner)
  const done = (words: string) => {
    open(null)
    toastSaved(words)
  }
  const invited = (email: string, link: string | null) => {
    if (link === null) toastSaved(`An invitation is mailed to ${email}`)
    else showLink({ email, link })
  }
  return (
    <>
      <SettingsHead
        title="People"
        actions={
          query.data && (
            <Button
              leftSection={<UserRoundPlus size={16} aria-hidden />}
              onClick={() => open({ kind: 'invite' })}
            >
              Invite a person
            </Button>
          )
        }
      />
      <Shown of={[query]} loading="Loading the people">
        {() => (
          <>
            <Stack>
              <PanelCard title="Who works here" isFlush>
                <CardList label="People">
                  {people.map((person) => (
                    <PersonRow key={person.id} person={person} isOwner={isOwner} onOpen={open} />
                  ))}
                </CardList>
              </PanelCard>
              <PanelCard title="Invitations" isFlush>
                {invitations.length === 0 ? (
                  <EmptyState
                    py="lg"
                    role="status"
                    icon={<Mail aria-hidden />}
                    title="Nobody is invited at the moment"
                    description="Invite a colleague by their address. They make a password of their own."
                  />
                ) : (
                  <CardList label="Invitations">
                    {invitations.map((invitation) => (
                      <InvitationRow
                        key={invitation.id}
                        invitation={invitation}
                        mailsLinks={mailsLinks}
                        onRenewed={invited}
                      />
                    ))}
                  </CardList>
                )}
              </PanelCard>
              <FactorRules />
            </Stack>
            <Dialogs
              dialog={dialog}
              mailsLinks={mailsLinks}
              onClose={() => open(null)}
              {...{ invited, done }}
            />
            {link && <LinkDialog {...link} onClose={() => showLink(null)} />}
          </>
        )}
      </Shown>
    </>
  )
}

interface DialogsProps {
  readonly dialog: PeopleDialog | null
  readonly mailsLinks: boolean
  readonly onClose: () => void
  readonly invited: (email: string, link: string | null) => void
  readonly done: (words: string) => void
}

function Dialogs({ dialog, mailsLinks, onClose, invited, done }: DialogsProps) {
  if (dialog === null) return null
  if (dialog.kind === 'invite')
    return <InviteDialog mailsLinks={mailsLinks} onClose={onClose} onInvited={invited} />
  const { kind, person } = dialog
  if (kind === 'roles') return <RolesDialog person={person} onClose={onClose} onDone={done} />
  if (kind === 'sign-ins') return <SignInsDialog person={person} onClose={onClose} />
  return <PersonActDialog kind={kind} person={person} onClose={onClose} onDone={done} />
}
