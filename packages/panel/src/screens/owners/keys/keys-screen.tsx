import { Anchor, Button, EmptyState, Paper, Text } from '@mantine/core'
import { createKeyCall, listKeysCall } from '@vitrine/contract/owners/key-calls'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useMay } from '../../../session/may.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { AboutDialog } from './about-dialog.tsx'
import type { ApiKey } from './api-key.ts'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Dialog = { readonly kind: 'new' | 'learn' | 'terms' } | { readonly kind: 'delete'; readonly key: ApiKey }

/** The keys by which programs read the site. */
export function KeysScreen() {
  const query = useCall(listKeysCall, {}, { isFresh: true })
  const mayCreate = useMay(createKeyCall)
  const [dialog, open] = useState<Dialog | null>(null)
  const close = () => open(null)
  const keys = query.data?.keys
  return (
    <>
      <SettingsHead
        title="API keys"
        actions={
          mayCreate && (
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => open({ kind: 'new' })}>
              Create key
            </Button>
          )
        }
      />
      <Text c="dimmed" mb="md">
        With a key, a program of yours reads what the key may read; it can change nothing.{' '}
        <Anchor component="button" type="button" inherit onClick={() => open({ kind: 'learn' })}>
          Learn more
        </Anchor>{' '}
        ·{' '}
        <Anchor component="button" type="button" inherit onClick={() => open({ kind: 'terms' })}>
          Terms of use
        </Anchor>
      </Text>
      <Paper withBorder>
        <Shown of={[query]} loading="Loading the keys">
          {() => (
            <>
              {keys?.length === 0 && (
                <EmptyState
                  py="xl"
                  role="status"
                  icon={<KeyRound aria-hidden />}
                  title="No keys yet"
                  description="Create one for each program, so that you can delete one without the others."
                />
              )}
              {keys && keys.length > 0 && (
                <CardList label="API keys">
                  {keys.map((key) => (
                    <KeyRow key={key.id} apiKey={key} onDelete={() => open({ kind: 'delete', key })} />
                  ))}
                </CardList>
              )}
            </>
          )}
        </Shown>
      </Paper>
      {dialog?.kind === 'new' && <NewKeyDialog onClose={close} />}
      {(dialog?.kind === 'learn' || dialog?.kind === 'terms') && (
        <AboutDialog kind={dialog.kind} onClose={close} />
      )}
      {dialog?.kind === 'delete' && <DeleteKeyDialog apiKey={dialog.key} onClose={close} />}
    </>
  )
}
