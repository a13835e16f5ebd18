import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

/** Turns the panel light or dark; the choice is kept in this browser. */
export function ColourSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? 'Use dark colors' : 'Use light colors'
  return (
    <IconButton label={label} title={label} onClick={() => setColorScheme(other)}>
      {scheme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  )
}
