import { Alert, Button, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readActCall } from '@vitrine/contract/activity/activity-calls'
import { Undo2 } from 'lucide-react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import type { ActDocument } from './act-row.ts'
import { FieldTable } from './field-table.tsx'
import { SubjectLine } from './subject-link.tsx'
import { useUndo } from './use-undo.ts'
import { whoText } from './who-text.ts'

const route = getRouteApi('/panel/activity/$actId')

/** One act: what stood before and after, and the way back. */
export function ActScreen() {
  const { actId } = route.useParams()
  const query = useCall(readActCall, { params: { actId } }, { isFresh: true })
  const { moment } = useFormat()
  const { isUndoing, problem, undo } = useUndo(actId)
  const above = <BackLink to="/activity">Activity</BackLink>
  return (
    <Shown
      of={[query]}
      loading="Loading what was done"
      height={240}
      head={<PageHead title="Activity" above={above} />}
    >
      {({ act, documents, whyNot, undoneBy, undoes }) => (
        <>
          <PageHead
            title={act.what}
            above={above}
            beside={act.isUndone && <StatusBadge tone="calm">Undone</StatusBadge>}
            actions={
              whyNot === null && (
                <Button
                  data-primary
                  leftSection={<Undo2 size={16} aria-hidden />}
                  loading={isUndoing}
                  onClick={() =>
                    void undo({ keepsCounts: documents.some(({ changesCounts }) => changesCounts) })
                  }
                >
                  Undo
                </Button>
              )
            }
          />
          <Stack>
            <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
            <PanelCard title="Who and when">
              <Stack gap={4}>
                <Text size="sm">
                  {whoText(act)}, {moment(act.atMs)}
                  {act.from !== '' && `, from ${act.from}`}
                </Text>
                <SubjectLine act={act} />
                <Other id={undoneBy} words="See what undid it" />
                <Other id={undoes} words="See what it undid" />
                {whyNot !== null && !act.isUndone && (
                  <Text size="sm" c="dimmed">
                    {whyNot}
                  </Text>
                )}
              </Stack>
            </PanelCard>
            {documents.map((document) => (
              <Changed key={JSON.stringify(document)} document={document} canBeUndone={whyNot === null} />
            ))}
          </Stack>
        </>
      )}
    </Shown>
  )
}

function Other({ id, words }: { readonly id: string | null; readonly words: string }) {
  if (id === null) return null
  return (
    <LinkText to="/activity/$actId" params={{ actId: id }} size="sm">
      {words}
    </LinkText>
  )
}

const changeText = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const

interface ChangedProps {
  readonly document: ActDocument
  readonly canBeUndone: boolean
}

function Changed({ document, canBeUndone }: ChangedProps) {
  return (
    <PanelCard title={`${changeText[document.change]}: ${document.name}`}>
      {document.isCut ? (
        <Text size="sm">This was too large for what stood before to be kept.</Text>
      ) : document.fields.length === 0 ? (
        <Text size="sm">Only the order or inner marks changed.</Text>
      ) : (
        <FieldTable document={document} />
      )}
      {canBeUndone && document.changesCounts && (
        <Text size="sm" c="dimmed">
          Undo leaves counts of stock as they are now: correct them in the inventory.
        </Text>
      )}
    </PanelCard>
  )
}
