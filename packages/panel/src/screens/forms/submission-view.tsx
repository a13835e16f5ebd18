import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { type readSubmissionCall, removeSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { listTargetsCall } from '@vitrine/contract/forms/target-calls'
import { mostSpamScore, spamSignLabels } from '@vitrine/domain/forms/inbox/spam-score'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { useFormat } from '../../format/use-format.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { useChange } from '../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { Neighbours } from '../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { useMay } from '../../session/may.ts'
import { SubmissionFiles } from './submission-files.tsx'
import { useSubmissionChange } from './use-submission-change.ts'

type Submission = ReplyOf<typeof readSubmissionCall>['submission']

/** A submission with all its answers; whoever opens it has read it. */
export function SubmissionView({ submission }: { readonly submission: Submission }) {
  const { moment } = useFormat()
  const maySeeTargets = useMay(listTargetsCall)
  const { id, sender, formId, formName, pageTitle, createdAtMs, isSpam, isStarred, isRead } = submission
  const { mark } = useSubmissionChange(id)
  // Only the first look marks it: what was called unread since stays so.
  const [wasRead] = useState(isRead)
  useEffect(() => {
    if (!wasRead) void mark({ isRead: true })
  }, [wasRead, mark])
  return (
    <>
      <PageHead
        title={sender || 'Somebody'}
        above={
          <Group justify="space-between">
            <BackLink to="/forms">Forms</BackLink>
            <Neighbours key={id} list="/forms" id={id} />
          </Group>
        }
        beside={
          <>
            {isStarred && <Badge color="yellow">Starred</Badge>}
            {isSpam && <Badge color="gray">Spam</Badge>}
          </>
        }
        actions={<SubmissionButtons submission={submission} />}
      />
      <Text c="dimmed" size="sm" mt="-12px" mb="lg">
        {formName}, {moment(createdAtMs)}
        {pageTitle !== '' && `, from the page “${pageTitle}”`}
        {maySeeTargets && (
          <>
            {' · '}
            <LinkText to="/forms/$formId/targets" params={{ formId }} inherit underline="always">
              Where it goes
            </LinkText>
          </>
        )}
      </Text>
      <SpamSigns submission={submission} />
      <PanelCard title="Answers">
        <Stack gap="md" component="dl" m={0}>
          {submission.answers.map(({ id: field, title, lines, files }) => (
            <div key={field}>
              <Text component="dt" size="sm" fw={600}>
                {title}
              </Text>
              <Text component="dd" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {files.length > 0 ? <SubmissionFiles files={files} /> : lines.join('\n')}
              </Text>
            </div>
          ))}
        </Stack>
      </PanelCard>
    </>
  )
}

/** Why a submission looks like spam, where it does at all. */
function SpamSigns({ submission: { spamScore, spamSigns } }: { readonly submission: Submission }) {
  if (spamScore === 0) return null
  return (
    <Text size="sm" mb="md">
      {`Spam score: ${spamScore} of ${mostSpamScore}`}
      {' · '}
      {spamSigns.map((sign) => spamSignLabels[sign]).join(' · ')}
    </Text>
  )
}

function SubmissionButtons({ submission }: { readonly submission: Submission }) {
  const { id, email, formName, isStarred, isSpam } = submission
  const { mark } = useSubmissionChange(id)
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const goBack = () => void navigate({ to: '/forms' })
  return (
    <Group gap="xs">
      {email !== '' && (
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${formName}`)}`}
          leftSection={<Mail size={16} aria-hidden />}
        >
          Reply
        </Button>
      )}
      <Button variant="default" onClick={() => void mark({ isStarred: !isStarred })}>
        {isStarred ? 'Take the star off' : 'Star'}
      </Button>
      <Button variant="default" onClick={() => void mark({ isSpam: !isSpam })}>
        {isSpam ? 'No spam' : 'Spam'}
      </Button>
      <Button
        variant="default"
        onClick={() => void mark({ isRead: false }).then((isDone) => isDone && goBack())}
      >
        Mark as unread
      </Button>
      <Button variant="default" onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && <RemoveDialog submissionId={id} onClose={() => setAsks(false)} onRemoved={goBack} />}
    </Group>
  )
}

interface RemoveDialogProps {
  readonly submissionId: string
  readonly onClose: () => void
  readonly onRemoved: () => void
}

function RemoveDialog({ submissionId, onClose, onRemoved }: RemoveDialogProps) {
  const change = useChange<unknown>({ goOn: onRemoved })
  const remove = prepareRemoval(removeSubmissionCall, { params: { submissionId } })
  return (
    <ConfirmDialog
      title="Delete the submission?"
      action="Delete"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, 'The submission was removed')}
      onClose={onClose}
    >
      It is gone for good, with the files that came with it.
    </ConfirmDialog>
  )
}
