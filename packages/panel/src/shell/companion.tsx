import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { usePanelEvents } from '../live/use-panel-events.ts'
import { usePanelKeys } from './keys/use-panel-keys.ts'
import { closePalette, isPaletteOpen, subscribeToPalette } from './palette/palette-state.ts'
import { useRecentPlaces } from './palette/use-recent-places.ts'

const Palette = lazy(() => import('./palette/palette.tsx').then((file) => ({ default: file.Palette })))
const KeySheet = lazy(() => import('./keys/key-sheet.tsx').then((file) => ({ default: file.KeySheet })))

/** What goes with every screen and is loaded when the first is there: keys, the palette, what changes elsewhere. */
export function Companion() {
  const isOpen = useSyncExternalStore(subscribeToPalette, isPaletteOpen)
  const [hasSheet, setSheet] = useState(false)
  usePanelKeys({ onSheet: useCallback(() => setSheet(true), []) })
  useRecentPlaces()
  usePanelEvents()
  return (
    <Suspense>
      {isOpen && <Palette onClose={closePalette} />}
      {hasSheet && <KeySheet onClose={() => setSheet(false)} />}
    </Suspense>
  )
}
