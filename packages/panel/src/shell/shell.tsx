import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useIsAtRest } from '../parts/use-is-at-rest.ts'
import { Gate } from './gate.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { isPaletteOpen, subscribeToPalette } from './palette/palette-state.ts'
import classes from './shell.module.css'
import { SuspendedNotice } from './suspended-notice.tsx'
import { TopBar } from './top-bar.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((file) => ({ default: file.MenuDrawer })))

const Companion = lazy(() => import('./companion.tsx').then((file) => ({ default: file.Companion })))

/** The frame of the panel: bar, navigation and the screen; asks for a sign-in first. */
export function Shell() {
  return (
    <Gate>
      <Frame />
    </Gate>
  )
}

/** The drawer of a phone is loaded when it is opened first. */
type DrawerState = 'unused' | 'open' | 'closed'

function Frame() {
  const [drawer, setDrawer] = useState<DrawerState>('unused')
  const isAtRest = useIsAtRest()
  const isPaletteWanted = useSyncExternalStore(subscribeToPalette, isPaletteOpen)
  // Who asks for the palette does not wait for it until the screen has come to rest; what came with it stays.
  const [hasCompanion, setHasCompanion] = useState(false)
  if ((isAtRest || isPaletteWanted) && !hasCompanion) setHasCompanion(true)
  const path = useLocation({ select: (location) => location.pathname })
  const close = () => setDrawer((now) => (now === 'unused' ? now : 'closed'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen closes the drawer
  useEffect(close, [path])

  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.bar}>
        <TopBar
          isNavigationOpen={drawer === 'open'}
          onToggleNavigation={() => setDrawer(drawer === 'open' ? 'closed' : 'open')}
        />
      </header>
      <nav className={classes.navbar} aria-label="Panel">
        <Navigation />
      </nav>
      <main className={classes.main} id="main" tabIndex={-1}>
        <OfflineNotice />
        <SuspendedNotice />
        <div className={classes.screen}>
          <Outlet />
        </div>
      </main>
      <Suspense>
        {drawer !== 'unused' && <MenuDrawer isOpen={drawer === 'open'} onClose={close} />}
        {hasCompanion && <Companion />}
      </Suspense>
    </>
  )
}
