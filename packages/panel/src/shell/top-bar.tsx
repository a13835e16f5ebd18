import { Anchor, Burger, Group } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useSession } from '../session/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx'
import classes from './top-bar.module.css'

interface TopBarProps {
  readonly isNavigationOpen: boolean
  readonly onToggleNavigation: () => void
}

/** The bar above all screens: the site, its shop, and the account. */
export function TopBar({ isNavigationOpen, onToggleNavigation }: TopBarProps) {
  const { site } = useSession()
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="xs" wrap="nowrap" className={classes.site}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          opened={isNavigationOpen}
          onClick={onToggleNavigation}
          aria-label="Open menu"
          aria-expanded={isNavigationOpen}
        />
        <Anchor href={site.url} target="_blank" rel="noreferrer" className={classes.link} underline="hover">
          <span className={classes.title}>{site.title}</span>
          <ExternalLink size={14} aria-hidden />
          <span className={classes.hint}>View shop, opens in a new tab</span>
        </Anchor>
      </Group>
      <Group gap={4} wrap="nowrap">
        <ColourSchemeToggle />
        <AccountMenu />
      </Group>
    </Group>
  )
}
