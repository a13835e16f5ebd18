import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const reminders = createRoute({
  getParentRoute: () => panel,
  path: 'settings/abandoned-carts',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/reminders/reminders-screen.tsx'), 'RemindersScreen'),
})

/** The room of carts that were left. */
export const reminderRoutes = [reminders] as const
