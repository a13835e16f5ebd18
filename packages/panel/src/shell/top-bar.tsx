import { ExternalLink, Menu, Search, X } from 'lucide-react'
import { useSession } from '../session/session.ts'
import { siteFrontHref } from '../session/site-href.ts'
import { AccountButton } from './account-button.tsx'
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx'
import { IconButton } from './icon-button.tsx'
import { openPalette } from './palette/palette-state.ts'
import classes from './top-bar.module.css'

interface TopBarProps {
  readonly isNavigationOpen: boolean
  readonly onToggleNavigation: () => void
}

/** The bar above all screens: the site, its shop, and the account. */
export function TopBar({ isNavigationOpen, onToggleNavigation }: TopBarProps) {
  const session = useSession()
  const { site } = session
  return (
    <div className={classes.bar}>
      <div className={classes.site}>
        <IconButton
          label="Open menu"
          className={classes.menu}
          aria-expanded={isNavigationOpen}
          onClick={onToggleNavigation}
        >
          {isNavigationOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </IconButton>
        <a href={siteFrontHref(session)} target="_blank" rel="noreferrer" className={classes.link}>
          <span className={classes.title}>{site.title}</span>
          <ExternalLink size={14} aria-hidden />
          <span className={classes.hint}>View shop, opens in a new tab</span>
        </a>
      </div>
      <div className={classes.acts}>
        <IconButton label="Go to, find or do" title="Go to, find or do (Ctrl K)" onClick={openPalette}>
          <Search size={18} aria-hidden />
        </IconButton>
        <ColourSchemeToggle />
        <AccountButton />
      </div>
    </div>
  )
}
