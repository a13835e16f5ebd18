import { AppShell, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Gate } from './gate.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** The frame of the panel: bar, navigation and the screen; asks for a sign-in first. */
export function Shell() {
  return (
    <Gate>
      <Frame />
    </Gate>
  )
}

function Frame() {
  const [isOpen, navigation] = useDisclosure(false)
  const path = useLocation({ select: (location) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen closes the drawer
  useEffect(() => navigation.close(), [path])

  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: true } }}
        padding={{ base: 'md', md: 'xl' }}
      >
        <AppShell.Header className={classes.bar}>
          <TopBar isNavigationOpen={isOpen} onToggleNavigation={navigation.toggle} />
        </AppShell.Header>
        <AppShell.Navbar p="sm" className={classes.navbar} aria-label="Panel" visibleFrom="sm">
          <Navigation />
        </AppShell.Navbar>
        <AppShell.Main className={classes.main} id="main" tabIndex={-1}>
          <OfflineNotice />
          <div className={classes.screen}>
            <Outlet />
          </div>
        </AppShell.Main>
      </AppShell>
      <Drawer
        opened={isOpen}
        onClose={navigation.close}
        title="Menu"
        size={280}
        hiddenFrom="sm"
        closeButtonProps={{ 'aria-label': 'Close menu' }}
      >
        <nav aria-label="Panel">
          <Navigation />
        </nav>
      </Drawer>
    </>
  )
}
