import { Button, EmptyState, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listTargetsCall } from '@vitrine/contract/forms/target-calls'
import { Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { DeliveriesDrawer } from './deliveries-drawer.tsx'
import { ExportCard } from './export-card.tsx'
import type { FormTarget, TargetList } from './form-target.ts'
import { RetentionCard } from './retention-card.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { TargetDialog } from './target-dialog.tsx'
import { TargetRow } from './target-row.tsx'

const route = getRouteApi('/panel/forms/$formId/targets')

/** Where submissions of a form go beside the inbox, and how long they are kept. */
export function TargetsScreen() {
  const { formId } = route.useParams()
  const query = useCall(listTargetsCall, { params: { formId } }, { isFresh: true })
  const above = <BackLink to="/forms">Forms</BackLink>
  return (
    <Shown
      of={[query]}
      loading="Loading where submissions go"
      head={<PageHead title="Where it goes" above={above} />}
    >
      {(read) => <Targets formId={formId} known={read} />}
    </Shown>
  )
}

interface TargetsProps {
  readonly formId: string
  readonly known: TargetList
}

type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'log' | 'renew'; readonly target: FormTarget }
  | { readonly kind: 'secret'; readonly secret: string }

function Targets({ formId, known }: TargetsProps) {
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  const { formName, targets, keptDays } = known
  return (
    <>
      <PageHead
        title={`${formName}: where it goes`}
        above={<BackLink to="/forms">Forms</BackLink>}
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => open({ kind: 'new' })}>
            Add target
          </Button>
        }
      />
      <Text c="dimmed" mb="md">
        Whatever is sent by this form is kept in the inbox. From there it is passed on to these places, again
        and again for a day where one does not answer. Spam is passed on to none.
      </Text>
      <Stack>
        <Paper withBorder>
          {targets.length === 0 ? (
            <EmptyState
              py="xl"
              role="status"
              icon={<Send aria-hidden />}
              title="It goes to the inbox alone"
              description="Add a target to have it by mail, in a spreadsheet, on a mailing list, or in a program of yours."
            />
          ) : (
            <CardList label="Targets">
              {targets.map((target) => (
                <TargetRow
                  key={target.id}
                  target={target}
                  newsletters={known.newsletters}
                  onEdit={() => open({ kind: 'edit', target })}
                  onLog={() => open({ kind: 'log', target })}
                  onRenew={() => open({ kind: 'renew', target })}
                />
              ))}
            </CardList>
          )}
        </Paper>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <RetentionCard key={keptDays} formId={formId} keptDays={keptDays} />
          <ExportCard formId={formId} />
        </SimpleGrid>
      </Stack>
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <TargetDialog
          formId={formId}
          known={known}
          target={opened.kind === 'edit' ? opened.target : null}
          onClose={close}
          onSaved={(secret) => open(secret === null ? null : { kind: 'secret', secret })}
        />
      )}
      {opened?.kind === 'secret' && <SecretDialog first={opened.secret} onClose={close} />}
      {opened?.kind === 'renew' && <SecretDialog target={opened.target} onClose={close} />}
      {opened?.kind === 'log' && <DeliveriesDrawer target={opened.target} onClose={close} />}
    </>
  )
}
