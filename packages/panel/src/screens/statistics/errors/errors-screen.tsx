import { EmptyState, Group, Paper, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listScriptErrorsCall, removeScriptErrorCall } from '@vitrine/contract/insight/panel-calls'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { replyOrThrow } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { ShowMore } from '../../../parts/reading/show-more.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useMay } from '../../../session/may.ts'
import { StatisticsFrame } from '../statistics-frame.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { ErrorRow } from './error-row.tsx'
import { readableError, type ScriptError } from './script-error.ts'

const route = getRouteApi('/panel/statistics/errors')

type Dialog = { readonly kind: 'open' | 'remove'; readonly error: ScriptError }

/** What went wrong in scripts on the pages of visitors. */
export function ErrorsScreen() {
  const list = useErrors()
  const mayRemove = useMay(removeScriptErrorCall)
  const [dialog, show] = useState<Dialog | null>(null)
  const errors = list.data?.pages.flatMap((page) => page.errors.map(readableError))
  return (
    <StatisticsFrame at="/statistics/errors" search={route.useSearch()}>
      <Text size="sm" c="dimmed" mb="md">
        Browsers of visitors tell when a script of a page fails: one of your template, or of code that you put
        in. What was seen last comes first.
      </Text>
      <Paper withBorder>
        <Shown of={[list]} loading="Loading the errors">
          {() => (
            <>
              {errors?.length === 0 && (
                <EmptyState
                  py="xl"
                  role="status"
                  icon={<CircleCheck aria-hidden />}
                  title="No errors"
                  description="No browser told of a script that failed."
                />
              )}
              {errors && errors.length > 0 && (
                <CardList label="Errors">
                  {errors.map((error) => (
                    <ErrorRow
                      key={error.id}
                      error={error}
                      onOpen={() => show({ kind: 'open', error })}
                      onRemove={mayRemove ? () => show({ kind: 'remove', error }) : undefined}
                    />
                  ))}
                </CardList>
              )}
              {list.hasNextPage && (
                <Group justify="center" p="md">
                  <ShowMore of={list} />
                </Group>
              )}
            </>
          )}
        </Shown>
      </Paper>
      {dialog?.kind === 'open' && <ErrorDialog error={dialog.error} onClose={() => show(null)} />}
      {dialog?.kind === 'remove' && <RemoveDialog error={dialog.error} onClose={() => show(null)} />}
    </StatisticsFrame>
  )
}

function useErrors() {
  return useInfiniteQuery({
    queryKey: [listScriptErrorsCall.name],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset }) =>
      replyOrThrow(await call(listScriptErrorsCall, { query: offset === 0 ? {} : { offset } })),
    getNextPageParam: ({ total, errors }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.errors.length, 0)
      return errors.length > 0 && read < total ? read : undefined
    },
  })
}

interface RemoveDialogProps {
  readonly error: ScriptError
  readonly onClose: () => void
}

function RemoveDialog({ error, onClose }: RemoveDialogProps) {
  const change = useChange({ onDone: onClose })
  const remove = prepareRemoval(removeScriptErrorCall, { params: { id: error.id } })
  return (
    <ConfirmDialog
      title="Put the error away?"
      action="Put away"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, 'The error was put away')}
      onClose={onClose}
    >
      It comes back when a browser tells of it again. Its count begins anew.
    </ConfirmDialog>
  )
}
