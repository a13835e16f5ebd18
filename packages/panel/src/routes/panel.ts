import { createRoute } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'
import { root } from './root.ts'

/** What the rooms stand in: the shell, which asks to sign in. */
export const panel = createRoute({ getParentRoute: () => root, id: 'panel', component: Shell })
