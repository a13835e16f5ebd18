import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readSubmissionCall } from '@vitrine/contract/forms/panel-calls'
import { listTargetsCall } from '@vitrine/contract/forms/target-calls'
import { callQuery } from '../call/call-query.ts'
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
    void queries.prefetchQuery(callQuery(readSubmissionCall, { params: { submissionId } }))
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
    void queries.prefetchQuery(callQuery(listTargetsCall, { params: { formId } }))
  },
  component: lazyRouteComponent(() => import('../screens/forms/targets/targets-screen.tsx'), 'TargetsScreen'),
})

/** The rooms of forms. */
export const formRoutes = [inbox, submission, forms, builder, targets] as const
