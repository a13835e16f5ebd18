import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import { submissionsList } from '@vitrine/contract/forms/submissions-list'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { useMemo } from 'react'
import { useCall } from '../../call/use-call.ts'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { useMay } from '../../session/may.ts'
import { FormsHead } from './forms-head.tsx'
import { inboxRoom } from './inbox-room.tsx'

const route = getRouteApi('/panel/forms')

/** What visitors sent by forms: find, filter, open. */
export function InboxScreen() {
  // Who writes on pages may not read what visitors sent.
  if (!useMay(listSubmissionsCall)) return <Navigate to="/forms/all" replace />
  return (
    <>
      <FormsHead here="inbox" />
      <Inbox />
    </>
  )
}

function Inbox() {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const forms = useCall(listFormsCall, {})
  const named = forms.data?.forms
  const room = useMemo(
    () => ({ ...inboxRoom, list: withForms(named ?? [], search.f ?? '') }),
    [named, search.f],
  )
  // The names of forms are wanted for the filter; without them it goes by their ids.
  if (forms.isPending) return <ListSkeleton label="Loading the inbox" />
  return (
    <ListScreen
      room={room}
      search={search}
      onShow={(next, isTyped) => void navigate({ search: next, replace: isTyped })}
    />
  )
}

type NamedForms = ReplyOf<typeof listFormsCall>['forms']

/** The list with the names of forms in its filter, and of those that are asked for and are not there any more. */
function withForms(forms: NamedForms, asked: string): ListDescription {
  const known = forms.map(({ id, name }) => ({ value: id, label: name }))
  const gone = [...asked.matchAll(/formId:(?:is|not):([^~|]+)/g)].flatMap(([, value]) => {
    const id = decodeURIComponent(value ?? '')
    return known.some((each) => each.value === id) ? [] : [{ value: id, label: 'a form that was removed' }]
  })
  const filters = submissionsList.filters.map((filter) =>
    filter.key === 'formId' ? { ...filter, kind: 'choice' as const, choices: [...known, ...gone] } : filter,
  )
  return { ...submissionsList, filters }
}
