import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const inbox = createRoute({
  getParentRoute: () => panel,
  path: 'forms',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/forms/inbox-screen.tsx'), 'InboxScreen'),
})

const submission = createRoute({
  getParentRoute: () => panel,
  path: 'forms/submissions/$submissionId',
  loader: ({ context: { queries }, params: { submissionId } }) => {
    readAhead(async () => {
      const { readSubmissionCall } = await import('@vitrine/contract/forms/panel-calls')
      await queries.prefetchQuery(callQuery(readSubmissionCall, { params: { submissionId } }))
    })
  },
  component: lazyRouteComponent(() => import('../screens/forms/submission-screen.tsx'), 'SubmissionScreen'),
})

const forms = createRoute({
  getParentRoute: () => panel,
  path: 'forms/all',
  component: lazyRouteComponent(() => import('../screens/forms/list/forms-screen.tsx'), 'FormsScreen'),
})

const builder = createRoute({
  getParentRoute: () => panel,
  path: 'forms/$formId/edit',
  component: lazyRouteComponent(() => import('../screens/forms/builder/form-screen.tsx'), 'FormScreen'),
})

const targets = createRoute({
  getParentRoute: () => panel,
  path: 'forms/$formId/targets',
  loader: ({ context: { queries }, params: { formId } }) => {
    readAhead(async () => {
      const { listTargetsCall } = await import('@vitrine/contract/forms/target-calls')
      await queries.prefetchQuery(callQuery(listTargetsCall, { params: { formId } }))
    })
  },
  component: lazyRouteComponent(() => import('../screens/forms/targets/targets-screen.tsx'), 'TargetsScreen'),
})

/** The rooms of forms. */
export const formRoutes = [inbox, submission, forms, builder, targets] as const
